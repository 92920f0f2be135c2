import type { Fields, ValuesOf } from '../../../features/admin/fields/fields.ts'
import type { NewConsent } from '../../../features/admin/stories/consent-store.server.ts'
import type { PatientStory } from '../../../features/stories/stories.ts'

const asLine = (line: string) => line.trim()

/** A patient's story. */
export const storyFields = {
  title: { key: 'title', kind: 'text', perLanguage: true },
  name: { key: 'name', kind: 'text', perLanguage: true },
  work: { key: 'treatment', kind: 'text', perLanguage: true },
  duration: { key: 'duration', kind: 'text', perLanguage: true },
  before_after: { key: 'before_after', kind: 'text', perLanguage: true },
  before_alt: { key: 'before_alt', kind: 'text', perLanguage: true },
  after_alt: { key: 'after_alt', kind: 'text', perLanguage: true },
  testimonial: { key: 'testimonial', kind: 'text', perLanguage: true },
  results: { key: 'results', kind: 'lines', perLanguage: true, show: asLine, read: asLine },
  category: { key: 'category', kind: 'choice' },
  treatment: { key: 'treatment', kind: 'choice' },
  doctor: { key: 'doctor', kind: 'choice' },
  drawing: { key: 'drawing', kind: 'choice' },
  photo_before: { key: 'photo_before', kind: 'kept' },
  photo_after: { key: 'photo_after', kind: 'kept' },
  hidden: { key: 'hidden', kind: 'flag' },
} as const satisfies Fields<PatientStory>

/** What a patient has signed. */
export const consentFields = {
  person: { key: 'person', kind: 'text' },
  reference: { key: 'reference', kind: 'text' },
  agreed_on: { key: 'agreed_on', kind: 'date' },
  until: { key: 'until', kind: 'date' },
  covers: { key: 'covers', kind: 'set' },
  scope: { key: 'scope', kind: 'choice' },
} as const satisfies Fields<NewConsent>

export type ConsentValues = ValuesOf<typeof consentFields>
