import { type ReactNode, Suspense } from 'react'
import { onFirstInteraction } from '../../ui/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import type { CompareProps } from './props.ts'

const Choice = onFirstInteraction(() => import('./choice.tsx'), 'Choice')

export default function ComparePage(props: CompareProps): ReactNode {
  const { title, lead, trail, comparison } = props
  return (
    <>
      <PageHeader title={title} lead={comparison === null ? lead : undefined} trail={trail} />
      <Suspense>
        <Choice {...props} />
      </Suspense>
    </>
  )
}
