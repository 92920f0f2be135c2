import type { ReactNode } from 'react'
import { InstalmentExample } from '../../features/instalments/instalment-line.tsx'
import { Amount } from '../../features/prices/amount.tsx'
import { PriceLines } from '../../features/prices/price-lines.tsx'
import { WholeLines } from '../../features/whole-treatments/whole-lines.tsx'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { FootnotedText } from '../../ui/footnotes.tsx'
import { Await } from '../../ui/hydration/await.tsx'
import type { TreatmentProps } from './props.ts'
import './prices.css'

/** The key facts of the treatment; the price is a named row of the list. */
export function Summary({ text, texts, prices }: TreatmentProps): ReactNode {
  const { headings } = texts
  return (
    <section className="section-warm treatment-summary">
      <div className="wrap">
        <h2 className="visually-hidden">{texts.summary}</h2>
        <dl className="treatment-facts">
          {(['duration', 'success_rate', 'warranty'] as const).map((field) => (
            <div key={field}>
              <dt>{headings[field]}</dt>
              <dd>
                <FootnotedText notes={text.footnotes}>{text[field]}</FootnotedText>
              </dd>
            </div>
          ))}
          <div>
            <dt>{headings.price}</dt>
            <dd>
              <Await value={prices}>
                {({ main, wholes }) =>
                  main === null ? (
                    texts.price.none
                  ) : (
                    <>
                      <span className="treatment-price">
                        <Amount {...main.price} /> <span className="price-lines-per">{main.per}</span>
                      </span>
                      <a href="#preturi">{main.title}</a>
                      {wholes.lines.map(({ slug, name, href, price }) => (
                        <span key={slug} className="treatment-whole">
                          <a href={href}>{name}</a>: <Amount {...price} />
                        </span>
                      ))}
                    </>
                  )
                }
              </Await>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

export function PriceSection({ texts, prices, offer }: TreatmentProps): ReactNode {
  const { layout, locale } = useFrame()
  const { price, headings } = texts
  return (
    <section className="treatment-section" id="preturi">
      <h2>{headings.price}</h2>
      <Await value={prices}>
        {({ lines, category, wholes, estimate }) =>
          lines.length === 0 ? (
            <p>{price.none}</p>
          ) : (
            <>
              <p className="treatment-intro">{price.note}</p>
              <PriceLines lines={lines} />
              {wholes.lines.length > 0 && (
                <div className="treatment-wholes">
                  <h3>{price.whole}</h3>
                  <WholeLines lines={wholes.lines} />
                  {wholes.example && (
                    <div className="rate">
                      <InstalmentExample instalment={wholes.example} />
                    </div>
                  )}
                </div>
              )}
              <ul className="treatment-price-links">
                {category && (
                  <li>
                    <a href={category.href}>{category.label}</a>
                  </li>
                )}
                {offer && layout.offerRuns && (
                  <li>
                    <a href={offer.href}>{offer.label}</a>
                  </li>
                )}
                <li>
                  <a href={`${href('prices', locale)}?rand=${estimate}#deviz`}>{price.estimate}</a>
                </li>
                {hasPage('instalments') && (
                  <li>
                    <a href={href('instalments', locale)}>{price.instalments}</a>
                  </li>
                )}
              </ul>
            </>
          )
        }
      </Await>
    </section>
  )
}
