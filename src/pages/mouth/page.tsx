import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { InMarkup } from '../../ui/in-markup.tsx'
import { onFirstInteraction } from '../../ui/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import type { MouthProps } from './props.ts'

const Places = onFirstInteraction(() => import('./places.tsx'), 'Places')

export default function MouthPage({ texts, trail, regions, prices }: Partial<MouthProps>): ReactNode {
  return (
    <InMarkup value={texts && trail && regions && prices && { texts, trail, regions, prices }}>
      {(props) => (
        <>
          <PageHeader title={props.texts.title} lead={props.texts.lead} trail={props.trail} />
          <Places {...props} />
          <CallToAction title={props.texts.help.title} text={props.texts.help.text} />
        </>
      )}
    </InMarkup>
  )
}
