import type { AdminDrafts } from '../../../content/schemas/admin/drafts.ts'
import type { AdminStories } from '../../../content/schemas/admin/stories.ts'
import type { StoryValues } from '../../../features/admin/drafts/story-form.server.ts'
import type { FieldErrors } from '../../../features/admin/fields/fields.ts'
import type { AdminBarProps, Flash } from '../../../features/admin/frame/admin-bar.tsx'
import type { PhotoFormProps } from '../../../features/admin/pictures/photo-form.tsx'
import type { ConflictProps } from '../../../features/admin/publications/conflict.tsx'
import type { ConsentErrors, ConsentValues } from '../../../features/admin/stories/consent-form.server.ts'

type Choice = { value: string; text: string }

export type ConsentProps = {
  texts: AdminStories['consent']
  /** How it stands today. */
  state: string
  isValid: boolean
  /** What is on record; null when nothing is. */
  record: readonly { label: string; text: string }[] | null
  canWithdraw: boolean
  values: ConsentValues
  errors: ConsentErrors
  /** Whether the form is in sight. */
  isOpen: boolean
}

export type AdminStoryProps = {
  bar: AdminBarProps
  texts: Pick<AdminStories, 'one' | 'fields' | 'photos'> &
    Pick<AdminDrafts, 'inLanguage'> & { errorPrefix: string; conflicts: AdminDrafts['conflict'] }
  notice: Flash | null
  conflict: ConflictProps | null
  title: string
  address: string
  version: number
  values: StoryValues
  errors: FieldErrors
  choices: Record<'categorie' | 'tratament' | 'medic' | 'desen', readonly Choice[]>
  /** These two are null for a story that has not been saved yet. */
  consent: ConsentProps | null
  photos:
    | readonly (Omit<PhotoFormProps, 'address' | 'version' | 'errorPrefix'> & {
        prefix: string
        drawing: string
      })[]
    | null
}
