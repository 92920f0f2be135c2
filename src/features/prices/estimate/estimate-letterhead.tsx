import type { ReactNode } from 'react'
import { useFrame } from '../../../page-frame.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import './estimate-letterhead.css'

/** Who sends the estimate and when: on paper, where it is a letter. */
export function EstimateLetterhead({ title, printedOn }: { title: string; printedOn: string }): ReactNode {
  const { clinicName, footer } = useFrame().layout.texts
  const { address, phoneText, email, legal } = useFrame().layout.clinic
  return (
    <div className="estimate-letterhead">
      <p className="estimate-letterhead-name">
        <Illustration name="logo_mark" shape="icon-large" />
        {clinicName}
      </p>
      <p>
        {address.street}, {address.sector}, {address.city} · {footer.phone} {phoneText} · {email}
      </p>
      <p>
        {legal.name} · {footer.cui} {legal.cui}
      </p>
      <p className="estimate-letterhead-title">{title}</p>
      <p>{printedOn}</p>
    </div>
  )
}
