import { type ReactNode, Suspense } from 'react'
import { firstScreenEnd } from '../../ui/first-screen-end.tsx'
import { FootnotedText, Footnotes } from '../../ui/footnotes.tsx'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { HomeHero } from './hero.tsx'
import type { HomeProps } from './props.ts'
import './page.css'

const HomeFurther = onFirstInteraction(() => import('./further.tsx'), 'HomeFurther')

export default function HomePage({ texts, categories, prices, people, stories, news }: HomeProps): ReactNode {
  return (
    <>
      <HomeHero
        hero={texts.hero}
        categories={categories}
        label={texts.treatments.title}
        free={texts.promises.consultation.title}
      />
      {firstScreenEnd}
      <Promises texts={texts} />
      <Suspense>
        <HomeFurther
          texts={texts}
          categories={categories}
          prices={prices}
          people={people}
          stories={stories}
          news={news}
        />
      </Suspense>
    </>
  )
}

/** Promises beside their terms: neither is read without the other. */
function Promises({ texts: { promises, footnotes } }: { texts: HomeProps['texts'] }) {
  return (
    <section className="section section-warm" aria-labelledby="promises">
      <div className="wrap">
        <h2 id="promises">{promises.title}</h2>
        <ul className="home-promises">
          {[promises.consultation, promises.specialists, promises.warranty].map(
            ({ title, text, conditions }) => (
              <li key={title}>
                <div className="home-promise">
                  <h3>{title}</h3>
                  <p>
                    <FootnotedText notes={footnotes}>{text}</FootnotedText>
                  </p>
                </div>
                <div className="home-conditions">
                  <h4>{promises.conditions}</h4>
                  <ul>
                    {conditions.map((condition) => (
                      <li key={condition}>{condition}</li>
                    ))}
                  </ul>
                </div>
              </li>
            ),
          )}
        </ul>
        <Footnotes notes={footnotes} />
      </div>
    </section>
  )
}
