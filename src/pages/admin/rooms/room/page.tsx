import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../../features/admin/frame/admin-bar.tsx'
import { PhotoForm } from '../../../../features/admin/pictures/photo-form.tsx'
import { Conflict } from '../../../../features/admin/publications/conflict.tsx'
import { useFrame } from '../../../../page-frame.ts'
import { href } from '../../../../routes.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { type AdminRoomProps, RoomForm } from './form.tsx'
import '../../../../features/admin/frame/admin-page.css'
import './page.css'

/** A picture of the clinic: its photograph, and what is said of it. */
export default function AdminRoomPage(props: AdminRoomProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, conflict, name, address, version, photo } = props
  const { one, errorPrefix } = texts
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <p>
          <a href={href('admin/rooms', locale)}>{one.back}</a>
        </p>
        <h1>{name}</h1>
        <AdminNotice notice={notice} prefix={errorPrefix} />
        <Conflict conflict={conflict} texts={texts.conflicts} address={address} />
        <div className="admin-columns">
          <section aria-labelledby="photo-title" className="admin-room-photo">
            {photo === null ? (
              <p id="photo-title">{one.photoLater}</p>
            ) : (
              <PhotoForm {...photo} address={address} version={version} errorPrefix={errorPrefix}>
                <Picture image={photo.image} illustration={photo.drawing} shape="case" />
              </PhotoForm>
            )}
          </section>
          <RoomForm {...props} />
        </div>
        {photo !== null && (
          <form method="post" action={address} className="admin-form admin-room-remove">
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
