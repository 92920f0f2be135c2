import { type ReactNode, Suspense } from 'react'
import { firstScreenEnd } from '../../ui/first-screen-end.tsx'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Hospital } from './hospital.tsx'
import { WhereToTurn } from './now.tsx'
import type { InPainProps } from './props.ts'
import './page.css'

const Further = onFirstInteraction(() => import('./further.tsx'), 'Further')
const Symptoms = onFirstInteraction(() => import('./symptoms.tsx'), 'Symptoms')

/** First whom to call, then the symptoms, then what helps meanwhile and what the visit costs. */
export default function InPainPage(props: InPainProps): ReactNode {
  const { texts, further, prices, hospital, triage } = props
  return (
    <>
      <PageHeader title={texts.title} className="pain-header" />
      <div className="wrap pain">
        <WhereToTurn {...props} />
        {firstScreenEnd}
        <section className="pain-symptoms" aria-labelledby="symptoms">
          <h2 id="symptoms">{texts.symptoms}</h2>
          <Suspense>
            <Symptoms {...props} nearest={<Hospital hospital={hospital} texts={triage.hospital} />} />
          </Suspense>
        </section>
      </div>
      <Suspense>
        <ServerMarkup
          as="section"
          from=".pain-more"
          className="section section-warm pain-more"
          value={further && prices && { ...further, prices }}
        >
          {(shown) => <Further {...shown} />}
        </ServerMarkup>
      </Suspense>
    </>
  )
}
