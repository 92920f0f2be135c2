import { type ReactNode, Suspense } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import type { TotalsProps } from './props.ts'

const Lines = onFirstInteraction(() => import('./lines.tsx'), 'Lines')

export default function TotalsPage(props: TotalsProps): ReactNode {
  const { title, lead, trail, help } = props
  return (
    <>
      <PageHeader title={title} lead={lead} trail={trail} />
      <Suspense>
        <Lines {...props} />
      </Suspense>
      <CallToAction title={help.title} text={help.text} />
    </>
  )
}
