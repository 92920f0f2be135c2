import type { ReactNode } from 'react'
import type { Home } from '../../content/page-schema.ts'
import { href } from '../../routes.ts'
import { FootnotedText, Footnotes } from '../../ui/footnotes.tsx'
import { useFrame } from '../../ui/frame.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { type Deferred, Later } from '../../ui/later.tsx'
import { NewsCard, type NewsCardData } from '../../ui/news-card.tsx'
import { PersonCard, type PersonCardData } from '../../ui/person-card.tsx'
import { type PriceLineData, PriceLines } from '../../ui/price-lines.tsx'
import { Questions } from '../../ui/questions.tsx'
import { StoryCard, type StoryCardData } from '../../ui/story-card.tsx'
import { HomeContact } from './contact.tsx'
import { HomeHero } from './hero.tsx'
import { MoreLink } from './more-link.tsx'
import { HomeTreatments } from './treatments.tsx'
import './page.css'

export type HomeCategory = {
  key: string
  name: string
  text: string
  href: string
  illustration: string
  treatments: readonly { key: string; title: string; href: string }[]
}

export type HomeProps = {
  texts: Omit<Home, 'meta'>
  categories: readonly HomeCategory[]
  prices: Deferred<readonly PriceLineData[]>
  people: readonly PersonCardData[]
  stories: readonly StoryCardData[]
  news: Deferred<readonly NewsCardData[]>
}

export default function HomePage({ texts, categories, prices, people, stories, news }: HomeProps): ReactNode {
  const { locale } = useFrame()
  return (
    <>
      <HomeHero hero={texts.hero} categories={categories} label={texts.treatments.title} />
      <Promises texts={texts} />
      <HomeTreatments teaser={texts.treatments} categories={categories} />
      <section className="section section-warm" aria-labelledby="prices">
        <div className="wrap home-beside">
          <div className="stack home-beside-lead">
            <h2 id="prices">{texts.prices.title}</h2>
            <p className="lead">{texts.prices.lead}</p>
            <MoreLink href={href('prices', locale)}>{texts.prices.all}</MoreLink>
          </div>
          <div>
            <Later value={prices}>{(lines) => <PriceLines lines={lines} />}</Later>
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="team">
        <div className="wrap">
          <div className="home-opening">
            <h2 id="team">{texts.team.title}</h2>
            <p className="lead">{texts.team.lead}</p>
          </div>
          <ul className="home-people">
            {people.map((person) => (
              <li key={person.id}>
                <PersonCard person={person} />
              </li>
            ))}
          </ul>
          <MoreLink href={href('team', locale)}>{texts.team.all}</MoreLink>
        </div>
      </section>
      <section className="section section-cool" aria-labelledby="visit">
        <div className="wrap home-beside">
          <div className="stack home-beside-lead">
            <h2 id="visit">{texts.visit.title}</h2>
            <p className="lead">{texts.visit.lead}</p>
            <Illustration name="clinic" shape="case" />
          </div>
          <ol className="home-steps">
            {texts.visit.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section" aria-labelledby="stories">
        <div className="wrap home-beside">
          <div className="stack">
            <h2 id="stories">{texts.stories.title}</h2>
            <p className="lead">{texts.stories.lead}</p>
            <MoreLink href={href('stories', locale)}>{texts.stories.all}</MoreLink>
          </div>
          <ul className="home-stories">
            {stories.map((story) => (
              <li key={story.id}>
                <StoryCard story={story} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section section-warm" aria-labelledby="questions">
        <div className="wrap home-beside">
          <h2 className="home-beside-lead" id="questions">
            {texts.questions.title}
          </h2>
          <Questions items={texts.questions.items} notes={texts.footnotes} />
        </div>
      </section>
      <section className="section" aria-labelledby="news">
        <div className="wrap">
          <div className="home-opening">
            <h2 id="news">{texts.news.title}</h2>
            <p className="lead">{texts.news.lead}</p>
          </div>
          <Later value={news}>
            {(articles) => (
              <ul className="home-news">
                {articles.map((article) => (
                  <li key={article.slug}>
                    <NewsCard article={article} />
                  </li>
                ))}
              </ul>
            )}
          </Later>
          <MoreLink href={href('news', locale)}>{texts.news.all}</MoreLink>
        </div>
      </section>
      <HomeContact contact={texts.contact} />
    </>
  )
}

/** What is promised on one side, on what terms on the other: one is never read without the other. */
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
