import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../../features/admin/frame/admin-bar.tsx'
import { PhotoForm } from '../../../../features/admin/pictures/photo-form.tsx'
import { Conflict } from '../../../../features/admin/publications/conflict.tsx'
import { useFrame } from '../../../../page-frame.ts'
import { href } from '../../../../routes.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { ConsentSection } from './consent.tsx'
import { StoryForm } from './form.tsx'
import type { AdminStoryProps } from './props.ts'
import '../../../../features/admin/frame/admin-page.css'
import './page.css'

/** A patient's story: its words, the patient's consent, and the photographs. */
export default function AdminStoryPage(props: AdminStoryProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, conflict, title, address, version, consent, photos } = props
  const { one, errorPrefix } = texts
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <p>
          <a href={href('admin/stories', locale)}>{one.back}</a>
        </p>
        <h1>{title}</h1>
        <AdminNotice notice={notice} prefix={errorPrefix} />
        <Conflict conflict={conflict} texts={texts.conflicts} address={address} />
        <div className="admin-columns">
          <div className="admin-story-beside">
            {consent === null ? (
              <p>{one.later}</p>
            ) : (
              <ConsentSection {...consent} address={address} version={version} errorPrefix={errorPrefix} />
            )}
            {photos !== null && (
              <section aria-labelledby="photos-title" className="admin-story-photos">
                <h2 id="photos-title">{texts.photos.title}</h2>
                <p className="small">{texts.photos.lead}</p>
                {photos.map(({ drawing, ...photo }) => (
                  <section key={photo.prefix} aria-labelledby={`${photo.prefix}photo-title`}>
                    <PhotoForm {...photo} address={address} version={version} errorPrefix={errorPrefix}>
                      <Picture image={photo.image} illustration={drawing} shape="case" />
                    </PhotoForm>
                  </section>
                ))}
              </section>
            )}
          </div>
          <StoryForm {...props} />
        </div>
        {consent !== null && (
          <form method="post" action={address} className="admin-form admin-story-remove">
            <input type="hidden" name="version" value={version} />
            <p className="small">{one.removeLead}</p>
            <button type="submit" name="intent" value="remove" className="button button-quiet">
              {one.remove}
            </button>
          </form>
        )}
      </div>
    </>
  )
}
