import type { ReactNode } from 'react'
import { DraftedList, type DraftedListProps } from '../../../features/admin/publications/drafted-list.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { type Photo, Picture } from '../../../ui/picture.tsx'
import type { StoriesWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export type ListedStory = {
  id: string
  href: string
  title: string
  drawing: string
  image: Photo | null
  isHidden: boolean
  consent: { state: string; text: string }
}

export type AdminStoriesProps = DraftedListProps & {
  texts: Pick<StoriesWords, 'title' | 'lead' | 'list'> & { errorPrefix: string }
  stories: readonly ListedStory[]
}

/** Patients' stories in the order of their page, how their consents stand, and publishing them. */
export default function AdminStoriesPage({ stories, ...props }: AdminStoriesProps): ReactNode {
  const { locale } = useFrame()
  const { list } = props.texts
  const rows = stories.map((story) => ({
    id: story.id,
    name: story.title,
    isHidden: story.isHidden,
    shown: (
      <>
        <Picture
          image={story.image && { ...story.image, alt: '' }}
          illustration={story.drawing}
          shape="tile"
        />
        <div className="admin-stories-what">
          <a href={story.href}>{story.title}</a>
          <span className="small" data-consent={story.consent.state}>
            {story.consent.text}
            {story.isHidden && <strong> · {list.hidden}</strong>}
          </span>
        </div>
      </>
    ),
  }))
  return (
    <DraftedList
      {...props}
      address={href('admin/stories', locale)}
      className="admin-stories"
      field="care"
      rows={rows}
      none={list.none}
    />
  )
}
