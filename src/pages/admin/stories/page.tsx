import type { ReactNode } from 'react'
import type { AdminStories } from '../../../content/schemas/admin/stories.ts'
import {
  AdminBar,
  type AdminBarProps,
  AdminNotice,
  type Notice,
} from '../../../features/admin/frame/admin-bar.tsx'
import { MoveForm } from '../../../features/admin/frame/move-form.tsx'
import { DraftPart, type DraftPartProps } from '../../../features/admin/publications/draft-part.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { type Photo, Picture } from '../../../ui/picture.tsx'
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

export type AdminStoriesProps = DraftPartProps & {
  bar: AdminBarProps
  texts: Pick<AdminStories, 'title' | 'lead' | 'list'> & { errorPrefix: string }
  notice: Notice | null
  /** When the draft was changed and by whom. */
  state: string
  stories: readonly ListedStory[]
  addHref: string
}

/** Patients' stories in the order of their page, how their consents stand, and publishing them. */
export default function AdminStoriesPage(props: AdminStoriesProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, state, stories, addHref, version } = props
  const address = href('admin/stories', locale)
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <p className="lead">{texts.lead}</p>
        <p className="small admin-state">{state}</p>
        <div className="admin-columns">
          <section aria-labelledby="list-title">
            <h2 id="list-title">{texts.list.title}</h2>
            {stories.length === 0 && <p>{texts.list.none}</p>}
            <ol className="admin-stories">
              {stories.map((story, at) => (
                <li key={story.id} data-hidden={story.isHidden || undefined}>
                  <Picture
                    image={story.image && { ...story.image, alt: '' }}
                    illustration={story.drawing}
                    shape="tile"
                  />
                  <div className="admin-stories-what">
                    <a href={story.href}>{story.title}</a>
                    <span className="small" data-consent={story.consent.state}>
                      {story.consent.text}
                      {story.isHidden && <strong> · {texts.list.hidden}</strong>}
                    </span>
                  </div>
                  <MoveForm
                    address={address}
                    version={version}
                    field="care"
                    row={{ id: story.id, name: story.title }}
                    at={at}
                    of={stories.length}
                    texts={texts.list}
                  />
                </li>
              ))}
            </ol>
            <p className="actions">
              <a className="button button-quiet" href={addHref}>
                {texts.list.add}
              </a>
            </p>
          </section>
          <section aria-labelledby="diff-title">
            <DraftPart {...props} address={address} />
          </section>
        </div>
      </div>
    </>
  )
}
