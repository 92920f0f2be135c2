import { type ReactNode, Suspense } from 'react'
import type { TreatmentsList } from '../../content/page-schema.ts'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import type { TreatmentCardData } from '../../features/treatments/treatment-card.tsx'
import { onFirstInteraction } from '../../ui/on-first-interaction.ts'
import type { TreatmentsProps } from './props.ts'
import './page.css'

const Finder = onFirstInteraction(() => import('./finder.tsx'), 'Finder')

export default function TreatmentsPage(props: TreatmentsProps): ReactNode {
  const { help } = props.texts
  return (
    <>
      <Suspense>
        <Finder {...props} />
      </Suspense>
      <CallToAction title={help.title} text={help.text} />
    </>
  )
}
