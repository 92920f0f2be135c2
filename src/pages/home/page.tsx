import type { ReactNode } from 'react'
import { firstScreenEnd } from '../../ui/first-screen-end.tsx'
import { FootnotedText, Footnotes } from '../../ui/footnotes.tsx'
import { HomeFurther } from './further.tsx'
import { HomeHero } from './hero.tsx'
import type { HomeProps } from './props.ts'
import './page.css'

export default function HomePage(props: HomeProps): ReactNode {
  const { texts, words, categories } = props
  return (
    <>
      <HomeHero
        hero={texts.hero}
        words={words}
        categories={categories}
        label={texts.treatments.title}
        free={texts.promises.consultation.title}
      />
      {firstScreenEnd}
      <Promises texts={texts} label={words.conditions} />
      <HomeFurther {...props} />
    </>
  )
}

/** Promises beside their terms: neither is read without the other. */
function Promises({ texts: { promises, footnotes }, label }: { texts: HomeProps['texts']; label: string }) {
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
                  <h4>{label}</h4>
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
