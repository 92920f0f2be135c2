import type { ReactNode } from 'react'
import type { AdminTeam } from '../../../content/schemas/admin/team.ts'
import {
  AdminBar,
  type AdminBarProps,
  AdminNotice,
  type Notice,
} from '../../../features/admin/frame/admin-bar.tsx'
import { MoveForm } from '../../../features/admin/frame/move-form.tsx'
import { DraftPart, type DraftPartProps } from '../../../features/admin/publications/draft-part.tsx'
import type { ShownPhoto } from '../../../features/pictures/photo.ts'
import { Portrait } from '../../../features/team/portrait.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export type ListedMember = {
  id: string
  href: string
  nume: string
  functie: string
  isHidden: boolean
  image: ShownPhoto | null
}

export type AdminDoctorsProps = DraftPartProps & {
  bar: AdminBarProps
  texts: Pick<AdminTeam, 'title' | 'lead' | 'list'> & { errorPrefix: string }
  notice: Notice | null
  /** When the draft was changed and by whom. */
  state: string
  members: readonly ListedMember[]
  addHref: string
}

/** Who works here, in the order of the page of the team, and publishing it. */
export default function AdminDoctorsPage(props: AdminDoctorsProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, state, members, addHref, version } = props
  const address = href('admin/doctors', locale)
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
            <ol className="admin-team">
              {members.map((member, at) => (
                <li key={member.id} data-hidden={member.isHidden || undefined}>
                  <Portrait nume={member.nume} image={member.image && { ...member.image, alt: '' }} />
                  <div className="admin-team-who">
                    <a href={member.href}>{member.nume}</a>
                    <span className="small">
                      {member.functie}
                      {member.isHidden && <strong> · {texts.list.hidden}</strong>}
                    </span>
                  </div>
                  <MoveForm
                    address={address}
                    version={version}
                    field="cine"
                    row={{ id: member.id, name: member.nume }}
                    at={at}
                    of={members.length}
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
