import type { DraftWords } from '../../../../features/admin/drafts/ro.ts'
import type { FieldErrors, ValuesOf } from '../../../../features/admin/fields/fields.ts'
import type { PhotoFormProps } from '../../../../features/admin/pictures/photo-form.tsx'
import type { ConflictProps } from '../../../../features/admin/publications/conflict.tsx'
import type { FrameProps } from '../../../admin-page.ts'
import type { memberFields } from '../fields.ts'
import type { TeamWords } from '../ro.ts'

export type MemberValues = ValuesOf<typeof memberFields>
type Choice = { value: string; text: string }

export type AdminMemberProps = FrameProps & {
  texts: Pick<TeamWords, 'one' | 'fields'> & {
    inLanguage: DraftWords['inLanguage']
    errorPrefix: string
    conflicts: DraftWords['conflict']
  }
  conflict: ConflictProps | null
  name: string
  address: string
  version: number
  values: MemberValues
  errors: FieldErrors
  choices: Record<'kind' | 'languages' | 'filters' | 'treatments', readonly Choice[]>
  /** What they vouch for, each in words, and who may take it over; null for somebody who is not there yet. */
  leaving: {
    vouched: readonly string[]
    heirs: readonly Choice[]
    heir: string
    isRead: boolean
    errors: { heir?: string; read?: string }
  } | null
  /** Null for somebody who has not been saved yet. */
  photo: Omit<PhotoFormProps, 'address' | 'version' | 'errorPrefix'> | null
}
