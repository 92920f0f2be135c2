import type { ReactNode } from 'react'
import { BeforeAfter, type BeforeAfterData } from '../../features/stories/before-after.tsx'
import type { StoriesPageWords } from '../../features/stories/ro.ts'
import { type VideoData, VideoTestimonial } from '../../features/stories/video-testimonial.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { insteadOfFollowing, useQueryFilter } from '../../ui/use-query-filter.ts'
import '../../ui/styles/filter-choices.css'
import './page.css'

type Linked = { text: string; href: string | null }

export type CaseData = {
  id: string
  category: string
  title: string
  name: string
  /** Without an address where it is offered no more. */
  treatment: Linked
  duration: string
  /** A dentist who has left is not named and has no link. */
  doctor: Linked
  about: string
  results: readonly string[]
  testimonial: string
  consent: string
  pictures: BeforeAfterData
}

/** `count` is the number of cases it shows, in words. */
export type CaseChoice = { key: string; name: string; count: string }

type StoriesTexts = Pick<
  StoriesPageWords,
  'title' | 'lead' | 'filter' | 'labels' | 'pictures' | 'results' | 'collected' | 'contact'
> & {
  videos: Omit<StoriesPageWords['videos'], 'play' | 'duration' | 'captions'>
}

export type StoriesProps = {
  texts: StoriesTexts
  choices: readonly CaseChoice[]
  category: string
  cases: readonly CaseData[]
  videos: readonly VideoData[]
}

export default function StoriesPage({ texts, choices, category, cases, videos }: StoriesProps): ReactNode {
  const [requested, select, linkTo] = useQueryFilter('categorie', category)
  const current = choices.find(({ key }) => key === requested) ?? choices[0]
  const visible = cases.filter((each) => !current?.key || each.category === current.key)

  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead}>
        <p className="stories-honest small">{`${texts.pictures} ${texts.results}`}</p>
        {cases.length > 0 && (
          <nav className="stories-filter no-print" aria-label={texts.filter}>
            <ul className="filter-choices">
              {choices.map(({ key, name }) => (
                <li key={key}>
                  <a
                    href={linkTo(key)}
                    aria-current={key === current?.key ? 'true' : undefined}
                    onClick={(event) => insteadOfFollowing(event, () => select(key))}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHeader>
      <div className="wrap stories-cases">
        <p className="small" role="status">
          {current?.count}
        </p>
        {visible.map((each) => (
          <Case key={each.id} story={each} labels={texts.labels} />
        ))}
        <ContactStory texts={texts.contact} />
      </div>
      {videos.length > 0 && (
        <section className="section section-cool" aria-labelledby="filme">
          <div className="wrap stories-films">
            <div className="stories-films-about">
              <h2 id="filme">{texts.videos.title}</h2>
              <p>{texts.videos.lead}</p>
              {texts.videos.sample && <p className="small">{texts.videos.sample}</p>}
            </div>
            <ul className="stories-films-list">
              {videos.map((video) => (
                <li key={video.id}>
                  <VideoTestimonial video={video} texts={texts.videos} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className="section" aria-labelledby="cum-adunam">
        <div className="wrap stories-collected">
          <h2 id="cum-adunam">{texts.collected.title}</h2>
          <p>{texts.collected.text}</p>
        </div>
      </section>
    </>
  )
}

function Case({ story, labels }: { story: CaseData; labels: StoriesPageWords['labels'] }): ReactNode {
  const { id, title, name, treatment, duration, doctor, about, results, testimonial, consent, pictures } =
    story
  return (
    <article className="story" id={id} aria-labelledby={`${id}-titlu`}>
      <h2 id={`${id}-titlu`}>{title}</h2>
      <div className="story-picture">
        <BeforeAfter pictures={pictures} />
      </div>
      <div className="story-text">
        <p>{about}</p>
        <blockquote className="story-quote">
          <p>
            <q>{testimonial}</q>
          </p>
          <footer>{name}</footer>
        </blockquote>
        <dl className="story-facts">
          <div>
            <dt>{labels.treatment}</dt>
            <dd>
              <MaybeLink {...treatment} />
            </dd>
          </div>
          <div>
            <dt>{labels.duration}</dt>
            <dd>{duration}</dd>
          </div>
          <div>
            <dt>{labels.doctor}</dt>
            <dd>
              <MaybeLink {...doctor} />
            </dd>
          </div>
          <div>
            <dt>{labels.results}</dt>
            <dd>
              <ul>
                {results.map((result) => (
                  <li key={result}>{result}</li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        <p>{consent}</p>
      </div>
    </article>
  )
}

function MaybeLink({ text, href }: Linked): ReactNode {
  return href === null ? text : <a href={href}>{text}</a>
}

/** Listed among the stories without being one: it is not counted, and every filter shows it. */
function ContactStory({ texts }: { texts: StoriesPageWords['contact'] }): ReactNode {
  const { locale, layout } = useFrame()
  return (
    <div className="story-contact">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <p className="actions">
        <a className="button" href={href('contact', locale)}>
          {texts.action}
        </a>
        <a className="button button-quiet" href={`tel:${layout.clinic.phone}`}>
          <Icon name="phone" />
          {texts.call}
        </a>
      </p>
    </div>
  )
}
