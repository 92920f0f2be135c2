import type { ReactNode } from 'react'
import { OpenNow } from '../../features/clinic/open-now.tsx'
import { PhoneSentence } from '../../features/clinic/phone-sentence.tsx'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ContactPageWords } from './ro.ts'

/** The way for what cannot wait, then where the clinic is and whether somebody is there at that minute. */
export function AboveForm({
  urgent,
  minute,
  way,
}: {
  urgent: ContactPageWords['urgent']
  minute: number
  way: string
}): ReactNode {
  const { street, sector } = useFrame().layout.clinic.address
  return (
    <>
      <Urgent {...urgent} />
      <div className="contact-place">
        <p>
          {`${street}, ${sector} `}
          <a href="#unde">{way}</a>
        </p>
        <OpenNow at={minute} />
      </div>
    </>
  )
}

/** One line that links to help in pain, which names the hospital, and to 112. */
function Urgent({ question, call }: ContactPageWords['urgent']) {
  const { locale, layout } = useFrame()
  return (
    <p className="contact-urgent">
      <Icon name="pain" />
      <strong>{question}</strong>{' '}
      {hasPage('inPain') ? (
        <a href={href('inPain', locale)}>{layout.texts.nav.inPain}</a>
      ) : (
        <PhoneSentence>{call}</PhoneSentence>
      )}{' '}
      <a href="tel:112" aria-label={layout.texts.actions.emergencyCall}>
        112
      </a>
    </p>
  )
}
