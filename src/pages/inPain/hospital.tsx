import type { ReactNode } from 'react'
import { fill } from '../../format/fill.ts'
import type { InPainProps } from './props.ts'

/** Where to go at night: name, address, way and phone. Nothing where the clinic names no hospital. */
export function Hospital({
  hospital,
  texts,
}: {
  hospital: InPainProps['hospital']
  texts: InPainProps['triage']['hospital']
}): ReactNode {
  if (hospital === null) return null
  return (
    <p className="pain-hospital">
      <strong>{hospital.name}</strong>
      <br />
      {hospital.address}
      <a href={hospital.routeHref}>{texts.route}</a>
      <a href={`tel:${hospital.phone}`}>{fill(texts.call, { phone: hospital.phoneText })}</a>
    </p>
  )
}
