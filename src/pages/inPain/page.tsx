import { type ReactNode, Suspense } from 'react'
import { PriceLines } from '../../features/prices/price-lines.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Later } from '../../ui/later.tsx'
import { onFirstInteraction } from '../../ui/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { WhereToTurn } from './now.tsx'
import type { InPainProps } from './props.ts'
import './page.css'

const Symptoms = onFirstInteraction(() => import('./symptoms.tsx'), 'Symptoms')

/** First whom to call, then the symptoms, then what helps meanwhile and what the visit costs. */
export default function InPainPage(props: InPainProps): ReactNode {
  const { texts, triage, prices, review, minute } = props
  const { locale } = useFrame()
  return (
    <>
      <PageHeader title={texts.title} />
      <div className="wrap pain">
        <WhereToTurn texts={texts} triage={triage} minute={minute} />
        <section className="pain-symptoms" aria-labelledby="symptoms">
          <h2 id="symptoms">{texts.symptoms}</h2>
          <Suspense>
            <Symptoms {...props} />
          </Suspense>
        </section>
      </div>
      <section className="section section-warm" aria-labelledby="pain-price">
        <div className="wrap pain-further">
          <div className="stack">
            <h2>{texts.painkillers}</h2>
            <p>{triage.painkillers}</p>
            <h2>{texts.closed}</h2>
            <p>{triage.closed}</p>
          </div>
          <div className="pain-price">
            <h2 id="pain-price">{texts.price.title}</h2>
            <Later value={prices}>{(lines) => lines.length > 0 && <PriceLines lines={lines} />}</Later>
            <p className="small">
              {triage.fee} <a href={href('prices', locale)}>{texts.price.list}</a>
            </p>
          </div>
          <p className="small pain-review">
            {review.before}
            <a href={review.href}>{review.name}</a>
            {review.after}
          </p>
        </div>
      </section>
    </>
  )
}
