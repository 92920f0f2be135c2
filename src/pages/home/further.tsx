import type { ReactNode } from 'react'
import { NewsCard } from '../../features/news/news-card.tsx'
import { PriceLines } from '../../features/prices/price-lines.tsx'
import { StoryCard } from '../../features/stories/story-card.tsx'
import { PersonCard } from '../../features/team/person-card.tsx'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { Await } from '../../ui/hydration/await.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Questions } from '../../ui/questions.tsx'
import { HomeContact } from './contact.tsx'
import { MoreLink } from './more-link.tsx'
import type { HomeProps } from './props.ts'
import { HomeTreatments } from './treatments.tsx'
import './further.css'

/** Below the first screen, beginning with what a frightened visitor asks first: who treats me, and what it costs. */
export function HomeFurther(props: HomeProps): ReactNode {
  const { texts, words, categories, prices, people, stories, films, news } = props
  const { locale, layout } = useFrame()
  return (
    <>
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
          <MoreLink href={href('team', locale)}>{words.team}</MoreLink>
        </div>
      </section>
      <section className="section section-warm" aria-labelledby="prices">
        <div className="wrap home-beside">
          <div className="stack home-beside-lead">
            <h2 id="prices">{texts.prices.title}</h2>
            <p className="lead">{texts.prices.lead}</p>
            <ul className="home-price-links">
              <li>
                <MoreLink href={href('prices', locale)}>{words.allPrices}</MoreLink>
              </li>
              {hasPage('totals') && (
                <li>
                  <MoreLink href={href('totals', locale)}>{layout.texts.nav.totals}</MoreLink>
                </li>
              )}
              {hasPage('instalments') && (
                <li>
                  <MoreLink href={href('instalments', locale)}>{words.instalments}</MoreLink>
                </li>
              )}
              {hasPage('implantOffer') && layout.offerRuns && (
                <li>
                  <MoreLink href={href('implantOffer', locale)}>{words.offer}</MoreLink>
                </li>
              )}
            </ul>
          </div>
          <div>
            <Await value={prices}>{(lines) => <PriceLines lines={lines} />}</Await>
          </div>
        </div>
      </section>
      <HomeTreatments teaser={texts.treatments} all={words.allTreatments} categories={categories} />
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
      {hasPage('stories') && stories.length > 0 && (
        <section className="section" aria-labelledby="stories">
          <div className="wrap home-beside">
            <div className="stack">
              <h2 id="stories">{texts.stories.title}</h2>
              <p className="lead">{texts.stories.lead}</p>
              <MoreLink href={href('stories', locale)}>{words.allStories}</MoreLink>
              {films && <MoreLink href={films.href}>{films.text}</MoreLink>}
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
      )}
      <section className="section section-warm" aria-labelledby="questions">
        <div className="wrap home-beside">
          <h2 className="home-beside-lead" id="questions">
            {texts.questions.title}
          </h2>
          <Questions items={texts.questions.items} notes={texts.footnotes} />
        </div>
      </section>
      {hasPage('news') && (
        <section className="section" aria-labelledby="news">
          <div className="wrap">
            <div className="home-opening">
              <h2 id="news">{texts.news.title}</h2>
              <p className="lead">{texts.news.lead}</p>
            </div>
            <Await value={news}>
              {(articles) => (
                <ul className="home-news">
                  {articles.map((article) => (
                    <li key={article.slug}>
                      <NewsCard article={article} />
                    </li>
                  ))}
                </ul>
              )}
            </Await>
            <MoreLink href={href('news', locale)}>{words.allNews}</MoreLink>
          </div>
        </section>
      )}
      <HomeContact contact={texts.contact} words={words} />
    </>
  )
}
