import type { ReactNode } from 'react'
import { Await } from '../../ui/hydration/await.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { Choice } from './choice.tsx'
import { Pairs } from './pairs.tsx'
import type { CompareProps } from './props.ts'
import { SideBySide } from './side-by-side.tsx'

/** Two lists to choose from, as a form that works by itself; below them what was chosen, and where people hesitate. */
export default function ComparePage(props: CompareProps): ReactNode {
  const { title, lead, trail, print: printLabel, choice, comparison, labels, pairs } = props
  return (
    <>
      <PageHeader title={title} lead={lead ?? undefined} trail={trail} />
      <Choice {...choice} />
      {printLabel !== null && (
        <section className="section-warm compare-result" aria-labelledby="linii">
          <div className="wrap">
            {comparison !== null && (
              <Await value={comparison}>{(ready) => <SideBySide comparison={ready} labels={labels} />}</Await>
            )}
            <PrintButton text={printLabel} className="compare-print" />
          </div>
        </section>
      )}
      <Pairs {...pairs} />
    </>
  )
}
