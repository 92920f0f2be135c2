import type { ReactNode } from 'react'
import { FootnotedText, Footnotes } from '../../ui/footnotes.tsx'
import type { HomeProps } from './props.ts'
import './promises.css'

const promised = ['consultation', 'specialists', 'warranty'] as const

/** The place in the page of the conditions of a promise: an address that names it opens them. */
export const placeOfConditions = (promise: (typeof promised)[number]) => `conditii-${promise}`

/** Promises, each with its conditions folded below it: on paper they are open, and search in the page finds them. */
export function HomePromises({
  texts: { promises, footnotes },
  label,
}: {
  texts: HomeProps['texts']
  label: string
}): ReactNode {
  return (
    <section className="section section-warm" aria-labelledby="promises">
      <div className="wrap">
        <h2 id="promises">{promises.title}</h2>
        <ul className="home-promises">
          {promised.map((promise) => {
            const { title, text, conditions } = promises[promise]
            return (
              <li key={promise} className="home-promise">
                <h3>{title}</h3>
                <p>
                  <FootnotedText notes={footnotes}>{text}</FootnotedText>
                </p>
                <details className="home-conditions">
                  <summary className="opens">
                    {label}
                    <span className="visually-hidden">: {title}</span>
                  </summary>
                  <ul id={placeOfConditions(promise)}>
                    {conditions.map((condition) => (
                      <li key={condition}>{condition}</li>
                    ))}
                  </ul>
                </details>
              </li>
            )
          })}
        </ul>
        <Footnotes notes={footnotes} />
      </div>
    </section>
  )
}
