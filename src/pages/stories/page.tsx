import { Fragment, type ReactNode } from 'react'
import { BeforeAfter, type BeforeAfterData } from '../../features/stories/before-after.tsx'
import type { StoriesPageWords } from '../../features/stories/ro.ts'
import { type VideoData, VideoTestimonial } from '../../features/stories/video-testimonial.tsx'
import { type InMarkup, useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { insteadOfFollowing, useQueryFilter } from '../../ui/use-query-filter.ts'
import type { WholeStory } from './whole.tsx'
import '../../ui/styles/filter-choices.css'
import './page.css'

const StoryWhole = onFirstInteraction(() => import('./whole.tsx'), 'StoryWhole')

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
  /** The first sentence of the testimonial. */
  quote: string
  whole: InMarkup<WholeStory>
  pictures: BeforeAfterData
}

/** `count` is the number of cases it shows, in words. */
export type CaseChoice = { key: string; name: string; count: string }

type StoriesTexts = Pick<
  StoriesPageWords,
  'title' | 'lead' | 'filter' | 'labels' | 'whole' | 'pictures' | 'results' | 'collected' | 'contact'
> & {
  videos: Pick<StoriesPageWords['videos'], 'title' | 'lead' | 'sample' | 'transcript' | 'unavailable'>
}

export type StoriesProps = {
  texts: StoriesTexts
  choices: readonly CaseChoice[]
  category: string
  /** The choice that shows the films and nothing else. */
  filmChoice: string
  cases: readonly CaseData[]
  videos: readonly VideoData[]
}

export default function StoriesPage({
  texts,
  choices,
  category,
  filmChoice,
  cases,
  videos,
}: StoriesProps): ReactNode {
  const [requested, select, linkTo] = useQueryFilter('categorie', category)
  const current = choices.find(({ key }) => key === requested) ?? choices[0]
  const chosen = current?.key ?? ''
  const visible = cases.filter((each) => chosen === '' || each.category === chosen)
  const areFilmsVisible = videos.length > 0 && (chosen === '' || chosen === filmChoice)

  return (
    <>
      <PageHeader className="filter-row-header stories-header" title={texts.title} lead={texts.lead}>
        {cases.length > 0 && (
          <nav className="no-print" aria-label={texts.filter}>
            <ul className="filter-choices filter-row">
              {choices.map(({ key, name }) => (
                <li key={key}>
                  <a
                    href={linkTo(key)}
                    aria-current={key === chosen ? 'true' : undefined}
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
      <p className="wrap small" role="status">
        {current?.count}
      </p>
      {chosen !== filmChoice && (
        <div className="wrap stories-cases">
          {visible.map((each, at) => (
            <Fragment key={each.id}>
              <Case story={each} labels={texts.labels} label={texts.whole} />
              {at === 0 && <p className="stories-honest small">{`${texts.pictures} ${texts.results}`}</p>}
            </Fragment>
          ))}
          <ContactStory texts={texts.contact} />
        </div>
      )}
      {areFilmsVisible && (
        <section className="section section-cool stories-part" aria-labelledby="filme">
          <div className="wrap stories-films">
            <h2 id="filme">{texts.videos.title}</h2>
            <ul className="stories-films-list">
              {videos.map((video) => (
                <li key={video.id} id={video.id}>
                  <VideoTestimonial video={video} texts={texts.videos} />
                </li>
              ))}
            </ul>
            <p className="stories-films-about small">
              {[texts.videos.lead, texts.videos.sample].filter(Boolean).join(' ')}
            </p>
          </div>
        </section>
      )}
      <section className="section stories-part" aria-labelledby="cum-adunam">
        <div className="wrap stories-collected">
          <h2 id="cum-adunam">{texts.collected.title}</h2>
          <p>{texts.collected.text}</p>
        </div>
      </section>
    </>
  )
}

/** What it was and what the patient says of it in a sentence; the rest is a press away. */
function Case({
  story,
  labels,
  label,
}: {
  story: CaseData
  labels: StoriesPageWords['labels']
  label: string
}): ReactNode {
  const { id, title, name, treatment, duration, doctor, pictures } = story
  return (
    <article className="story" id={id} aria-labelledby={`${id}-titlu`}>
      <h2 id={`${id}-titlu`}>{title}</h2>
      <div className="story-picture">
        <BeforeAfter pictures={pictures} />
      </div>
      <div className="story-text">
        <blockquote className="story-quote">
          <p>
            <q>{story.quote}</q> <cite>{name}</cite>
          </p>
        </blockquote>
        <p className="story-facts">
          <MaybeLink {...treatment} />
          {` · ${duration} · `}
          <MaybeLink {...doctor} />
        </p>
        <ServerMarkup as="details" from={`#${id} .story-whole`} className="story-whole" value={story.whole}>
          {(whole) => <StoryWhole {...whole} label={label} labels={labels} />}
        </ServerMarkup>
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
