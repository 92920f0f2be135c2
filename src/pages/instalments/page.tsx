import { type ReactNode, Suspense } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import type { CalculatorTexts } from '../../features/instalments/calculator-types.ts'
import type { QueryField } from '../../features/instalments/query.ts'
import type { InstalmentsWords } from '../../features/instalments/ro.ts'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { NumberedSteps } from '../../ui/numbered-steps.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Questions } from '../../ui/questions.tsx'
import './page.css'

export type InstalmentsProps = {
  title: string
  lead: string
  lender: string
  initial: Record<QueryField, string>
  calculator: CalculatorTexts
  warning: string
  example: { title: string; text: string }
  trap: { title: string; paragraphs: readonly string[] }
  how: InstalmentsWords['how']
  documents: InstalmentsWords['documents']
  questions: InstalmentsWords['questions']
  book: { title: string; text: string }
}

const InstalmentCalculator = onFirstInteraction(
  () => import('../../features/instalments/instalment-calculator.tsx'),
  'InstalmentCalculator',
)

export default function InstalmentsPage(props: InstalmentsProps): ReactNode {
  const { title, lead, lender, initial, calculator, warning, example, trap } = props
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="wrap instalments">
        <Suspense>
          <InstalmentCalculator initial={initial} lender={lender} texts={calculator}>
            <section className="instalments-example" aria-labelledby="exemplu">
              <p className="instalments-warning">{warning}</p>
              <div>
                <h2 id="exemplu">{example.title}</h2>
                <p>{example.text}</p>
              </div>
            </section>
          </InstalmentCalculator>
        </Suspense>
      </div>
      <section className="section section-warm" aria-labelledby="capcana">
        <div className="wrap instalments-columns">
          <h2 id="capcana">{trap.title}</h2>
          <div className="prose">
            {trap.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <How {...props} />
      <CallToAction {...props.book} />
    </>
  )
}

function How({ how, documents, questions }: InstalmentsProps) {
  return (
    <section className="section" aria-labelledby="cum">
      <div className="wrap instalments-columns">
        <h2 id="cum">{how.title}</h2>
        <NumberedSteps items={how.items} />
        <h2>{documents.title}</h2>
        <div className="prose">
          <p>{documents.lead}</p>
          <ul>
            {documents.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <h2>{questions.title}</h2>
        <Questions items={questions.items} />
      </div>
    </section>
  )
}
