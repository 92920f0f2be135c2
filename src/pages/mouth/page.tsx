import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Places } from './places.tsx'
import type { MouthProps } from './props.ts'

/** The drawn mouth, and what each of its places leads to. Its links open disclosures by their fragment. */
export default function MouthPage({ texts, trail, regions, prices }: MouthProps): ReactNode {
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} trail={trail} className="mouth-header" />
      <Places texts={texts} regions={regions} prices={prices} />
      <CallToAction title={texts.help.title} text={texts.help.text} />
    </>
  )
}
