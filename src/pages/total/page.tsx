import { type ReactNode, Suspense } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import type { TotalProps } from './props.ts'

const Sheet = onFirstInteraction(() => import('./sheet.tsx'), 'Sheet')
const Total = onFirstInteraction(() => import('./sheet.tsx'), 'Total')

export default function TotalPage(props: TotalProps): ReactNode {
  const { name, lead, trail, treatment, help } = props
  return (
    <>
      <PageHeader title={name} lead={lead} trail={trail} illustration={treatment.key}>
        <Suspense>
          <Total {...props} />
        </Suspense>
        <p className="no-print">
          <a href={treatment.href}>{treatment.text}</a>
        </p>
      </PageHeader>
      <Suspense>
        <Sheet {...props} />
      </Suspense>
      <CallToAction title={help.title} text={help.text} query={{ tratament: treatment.key }} />
    </>
  )
}
