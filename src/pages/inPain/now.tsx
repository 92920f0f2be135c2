import type { ReactNode } from 'react'
import { OpenNow, useOpenState } from '../../features/clinic/open-now.tsx'
import { fill } from '../../format/fill.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Hospital } from './hospital.tsx'
import type { InPainProps } from './props.ts'

/** When to call 112, and whether the clinic answers the phone now. */
export function WhereToTurn({
  texts,
  triage,
  hospital,
  minute,
}: Pick<InPainProps, 'texts' | 'triage' | 'hospital' | 'minute'>): ReactNode {
  const { locale, layout } = useFrame()
  const { phone, phoneText } = layout.clinic
  const isOpen = useOpenState(minute)?.status === 'open'
  return (
    <div className="pain-now">
      <p className="pain-112">
        <a href="tel:112" aria-label={texts.call112}>
          112
        </a>
        {triage.call112}
      </p>
      <div className="pain-clinic">
        <OpenNow at={minute} />
        {!isOpen && <Hospital hospital={hospital} texts={triage.hospital} />}
        <p>{isOpen ? texts.now.open : texts.now.closed}</p>
        <p className="actions">
          {isOpen && (
            <a className="button" href={`tel:${phone}`}>
              <Icon name="phone" />
              {fill(texts.call, { phone: phoneText })}
            </a>
          )}
          <a className="button button-quiet" href={href('contact', locale)}>
            {isOpen ? texts.book : texts.callBack}
          </a>
        </p>
      </div>
    </div>
  )
}
