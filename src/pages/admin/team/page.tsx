import type { ReactNode } from 'react'
import { DraftedList, type DraftedListProps } from '../../../features/admin/publications/drafted-list.tsx'
import type { ShownPhoto } from '../../../features/pictures/shown-photo.ts'
import { Portrait } from '../../../features/team/portrait.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import type { TeamWords } from './ro.ts'
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

export type AdminTeamProps = DraftedListProps & {
  texts: Pick<TeamWords, 'title' | 'lead' | 'list'> & { errorPrefix: string }
  members: readonly ListedMember[]
}

/** Who works here, in the order of the page of the team, and publishing it. */
export default function AdminTeamPage({ members, ...props }: AdminTeamProps): ReactNode {
  const { locale } = useFrame()
  const { list } = props.texts
  const rows = members.map((member) => ({
    id: member.id,
    name: member.nume,
    isHidden: member.isHidden,
    shown: (
      <>
        <Portrait nume={member.nume} image={member.image && { ...member.image, alt: '' }} />
        <div className="admin-team-who">
          <a href={member.href}>{member.nume}</a>
          <span className="small">
            {member.functie}
            {member.isHidden && <strong> · {list.hidden}</strong>}
          </span>
        </div>
      </>
    ),
  }))
  return (
    <DraftedList
      {...props}
      address={href('admin/team', locale)}
      className="admin-team"
      field="who"
      rows={rows}
    />
  )
}
