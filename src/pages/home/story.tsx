import type { ReactNode } from 'react'
import { StoryCard } from '../../features/stories/story-card.tsx'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { MoreLink } from './more-link.tsx'
import type { HomeProps } from './props.ts'

/** How it went for one patient. */
export function HomeStory({
  texts,
  words,
  story,
  films,
}: Pick<HomeProps, 'texts' | 'words' | 'story' | 'films'>): ReactNode {
  const { locale } = useFrame()
  if (!hasPage('stories') || story === null) return null
  return (
    <section className="section" aria-labelledby="stories">
      <div className="wrap home-beside">
        <div className="stack">
          <h2 id="stories">{texts.stories.title}</h2>
          <p className="lead">{texts.stories.lead}</p>
        </div>
        <div>
          <StoryCard story={story} />
          <div className="home-more-links">
            <MoreLink href={href('stories', locale)}>{words.allStories}</MoreLink>
            {films && <MoreLink href={films.href}>{films.text}</MoreLink>}
          </div>
        </div>
      </div>
    </section>
  )
}
