import { type ReactNode, Suspense } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
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
