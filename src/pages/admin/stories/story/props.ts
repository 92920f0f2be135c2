import type { DraftWords } from '../../../../features/admin/drafts/ro.ts'
import type { ItemFlash } from '../../../../features/admin/frame/flashes.ts'
import type {
  PhotoErrors,
  PhotoFormProps,
  PhotoValues,
} from '../../../../features/admin/pictures/photo-form.tsx'
import type { ConflictProps } from '../../../../features/admin/publications/conflict.tsx'
import type { ConsentValues } from '../../../../features/admin/stories/consent-store.server.ts'
import type { FieldErrors, ValuesOf } from '../../../../features/publishing/fields.ts'
import type { storyFields } from '../../../../features/stories/stories.ts'
import type { StoriesContent } from '../../../../features/stories/stories-subject.server.ts'
import type { FrameProps } from '../../../admin-page.ts'
import type { StoriesWords } from '../ro.ts'
import type { RelatedToStories } from '../subject.server.ts'

export type StoryValues = ValuesOf<typeof storyFields>
type Choice = { value: string; text: string }

export type ConsentErrors = Partial<Record<keyof ConsentValues | 'sure', string>>

export type ConsentProps = {
  texts: StoriesWords['consent']
  /** How it stands today. */
  state: string
  isValid: boolean
  /** The recorded consent; null if there is none. */
  record: readonly { label: string; text: string }[] | null
  canWithdraw: boolean
  values: ConsentValues
  errors: ConsentErrors
  /** Whether the form is in sight. */
  isOpen: boolean
}

export type AdminStoryProps = FrameProps & {
  texts: Pick<StoriesWords, 'one' | 'fields' | 'photos'> & {
    inLanguage: DraftWords['inLanguage']
    errorPrefix: string
    conflicts: DraftWords['conflict']
  }
  conflict: ConflictProps | null
  title: string
  address: string
  version: number
  values: StoryValues
  errors: FieldErrors
  choices: Record<'category' | 'treatment' | 'doctor' | 'drawing', readonly Choice[]>
  /** These two are null for a story that has not been saved yet. */
  consent: ConsentProps | null
  photos:
    | readonly (Omit<PhotoFormProps, 'address' | 'version' | 'errorPrefix'> & {
        prefix: string
        drawing: string
      })[]
    | null
}

/** By the prefix of their form. */
type ByPhoto<Of> = Partial<Record<string, Of>>

/** What a refused form contained, to be shown again. */
export type StoryView = {
  values?: StoryValues
  errors?: FieldErrors
  consentValues?: ConsentValues
  consentErrors?: ConsentErrors
  photoValues?: ByPhoto<PhotoValues>
  photoErrors?: ByPhoto<PhotoErrors>
}

export type StoryKinds = {
  props: AdminStoryProps
  words: StoriesWords
  view: StoryView
  flash: ItemFlash | 'consent' | 'withdrawn' | 'withdrawn-built' | 'nothing-to-withdraw'
  content: StoriesContent
  related: RelatedToStories
}
