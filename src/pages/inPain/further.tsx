import type { ReactNode } from 'react'
import { PriceLines } from '../../features/prices/price-lines.tsx'
import { ReviewLine } from '../../features/team/review-line.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Await } from '../../ui/hydration/await.tsx'
import type { AllInPain } from './props.ts'

/** What helps meanwhile, what the visit costs, and who looked this page over. */
export function Further({
  texts,
  triage,
  review,
  prices,
}: AllInPain['further'] & Pick<AllInPain, 'prices'>): ReactNode {
  const { locale } = useFrame()
  return (
    <div className="wrap pain-further">
      <div className="stack">
        <h2>{texts.painkillers}</h2>
        <ul className="pain-list">
          {triage.painkillers.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <h2>{texts.closed}</h2>
        <p>{triage.closed}</p>
      </div>
      <section className="pain-price" aria-labelledby="pain-price">
        <h2 id="pain-price">{texts.price.title}</h2>
        <Await value={prices}>{(lines) => lines.length > 0 && <PriceLines lines={lines} />}</Await>
        <p className="small">
          {triage.fee} <a href={href('prices', locale)}>{texts.price.list}</a>
        </p>
      </section>
      <ReviewLine review={review} className="small pain-review" />
    </div>
  )
}
