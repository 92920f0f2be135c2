import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../../features/admin/frame/admin-bar.tsx'
import { PhotoForm } from '../../../../features/admin/pictures/photo-form.tsx'
import { Conflict } from '../../../../features/admin/publications/conflict.tsx'
import { Portrait } from '../../../../features/team/portrait.tsx'
import { useFrame } from '../../../../page-frame.ts'
import { href } from '../../../../routes.ts'
import type { AdminMemberProps } from './form.tsx'
import { MemberForm } from './form.tsx'
import { LeaveForm } from './leave-form.tsx'
import '../../../../features/admin/frame/admin-page.css'
import './page.css'

/** Somebody of the team: their texts and facts, and their photograph. */
export default function AdminMemberPage(props: AdminMemberProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, conflict, name, address, version, photo, leaving } = props
  const { one, errorPrefix } = texts
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <p>
          <a href={href('admin/team', locale)}>{one.back}</a>
        </p>
        <h1>{name}</h1>
        <AdminNotice notice={notice} prefix={errorPrefix} />
        <Conflict conflict={conflict} texts={texts.conflicts} address={address} />
        <div className="admin-columns">
          <section aria-labelledby="photo-title" className="admin-member-photo">
            {photo === null ? (
              <p id="photo-title">{one.photoLater}</p>
            ) : (
              <PhotoForm {...photo} address={address} version={version} errorPrefix={errorPrefix}>
                <Portrait nume={name} image={photo.image} />
              </PhotoForm>
            )}
          </section>
          <MemberForm {...props} isNew={photo === null} />
        </div>
        {leaving !== null && <LeaveForm {...props} leaving={leaving} />}
      </div>
    </>
  )
}
