import type { ReactNode } from 'react'
import { Dehydrated } from '../../ui/hydration/dehydrated.tsx'
import { Later } from '../../ui/hydration/later.tsx'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { CompareProps } from './props.ts'

const Choice = onFirstInteraction(() => import('./choice.tsx'), 'Choice')
const SideBySide = onFirstInteraction(() => import('./side-by-side.tsx'), 'SideBySide')
const Pairs = onFirstInteraction(() => import('./pairs.tsx'), 'Pairs')

/** Two lists to choose from, as a form that works by itself; below them what was chosen, and where people hesitate. */
export default function ComparePage(props: CompareProps): ReactNode {
  const { title, lead, trail, print: printLabel, choice, comparison, labels, pairs } = props
  return (
    <>
      <PageHeader title={title} lead={lead ?? undefined} trail={trail} />
      <Dehydrated value={choice}>{(choice) => <Choice {...choice} />}</Dehydrated>
      {printLabel !== null && (
        <section className="section-warm compare-result" aria-labelledby="linii">
          <div className="wrap">
            <Dehydrated value={comparison != null && labels ? { comparison, labels } : undefined}>
              {({ comparison, labels }) => (
                <Later value={comparison}>
                  {(ready) => <SideBySide comparison={ready} labels={labels} />}
                </Later>
              )}
            </Dehydrated>
            <button type="button" className="button-plain needs-script compare-print" onClick={() => print()}>
              <Icon name="print" />
              {printLabel}
            </button>
          </div>
        </section>
      )}
      <Dehydrated value={pairs}>{(pairs) => <Pairs {...pairs} />}</Dehydrated>
    </>
  )
}
