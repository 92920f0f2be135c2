import type { AdminDrafts } from '../../../content/schemas/admin/drafts.ts'
import type { AdminTeam } from '../../../content/schemas/admin/team.ts'
import type { MemberErrors, MemberValues } from '../../../features/admin/drafts/member-form.server.ts'
import type { AdminBarProps, Flash } from '../../../features/admin/frame/admin-bar.tsx'
import type { PhotoFormProps } from '../../../features/admin/pictures/photo-form.tsx'
import type { ConflictProps } from '../../../features/admin/publications/conflict.tsx'

type Choice = { value: string; text: string }

export type AdminDoctorProps = {
  bar: AdminBarProps
  texts: Pick<AdminTeam, 'one' | 'fields' | 'inLanguage'> & {
    errorPrefix: string
    conflicts: AdminDrafts['conflict']
  }
  notice: Flash | null
  conflict: ConflictProps | null
  name: string
  address: string
  version: number
  values: MemberValues
  errors: MemberErrors
  choices: Record<'fel' | 'limbi' | 'filtre' | 'tratamente', readonly Choice[]>
  /** What they vouch for, each in words, and who may take it over; null for somebody who is not there yet. */
  leaving: {
    vouched: readonly string[]
    heirs: readonly Choice[]
    heir: string
    isRead: boolean
    errors: { preia?: string; citit?: string }
  } | null
  /** Null for somebody who has not been saved yet. */
  photo: Omit<PhotoFormProps, 'address' | 'version' | 'errorPrefix'> | null
}
