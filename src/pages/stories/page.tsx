import { Fragment, type ReactNode } from 'react'
import type { StoriesPageWords } from '../../features/stories/ro.ts'
import { type VideoData, VideoTestimonial } from '../../features/stories/video-testimonial.tsx'
import { type InMarkup, useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { insteadOfFollowing, useQueryFilter } from '../../ui/use-query-filter.ts'
import type { AboutCase } from './case.tsx'
import '../../ui/styles/filter-choices.css'
import './page.css'

const StoryCase = onFirstInteraction(() => import('./case.tsx'), 'StoryCase')

/** A document holds what the choice goes by; the rest stands in the markup. */
export type CaseData = { id: string; category: string; about: InMarkup<AboutCase> }

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
              <ServerMarkup
                as="article"
                from={`#${each.id}`}
                id={each.id}
                className="story"
                aria-labelledby={`${each.id}-titlu`}
                value={each.about}
              >
                {(story) => <StoryCase id={each.id} story={story} texts={texts} />}
              </ServerMarkup>
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

/** Listed among the stories without being one: it is not counted, and every filter shows it. */
function ContactStory({ texts }: { texts: StoriesPageWords['contact'] }): ReactNode {
  const { locale, layout } = useFrame()
  return (
    <div className="story-contact">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <p className="actions">
        <a className="button button-quiet" href={href('contact', locale)}>
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
