import { freeSlug, slugFrom } from '../../../format/slug.ts'
import { type PatientStory, patientStory } from '../../stories/stories.ts'
import type { Fields, ValuesOf } from '../fields/fields.ts'
import { itemForm } from '../fields/item-form.server.ts'
import { newId } from './new-id.ts'

const asLine = (line: string) => line.trim()

/** A patient's story. */
export const storyFields = {
  titlu: { key: 'title', kind: 'text', perLanguage: true },
  nume: { key: 'name', kind: 'text', perLanguage: true },
  lucrare: { key: 'treatment', kind: 'text', perLanguage: true },
  durata: { key: 'duration', kind: 'text', perLanguage: true },
  despre: { key: 'before_after', kind: 'text', perLanguage: true },
  inainte: { key: 'before_alt', kind: 'text', perLanguage: true },
  dupa: { key: 'after_alt', kind: 'text', perLanguage: true },
  cuvinte: { key: 'testimonial', kind: 'text', perLanguage: true },
  rezultate: { key: 'results', kind: 'lines', perLanguage: true, show: asLine, read: asLine },
  categorie: { key: 'category', kind: 'choice' },
  tratament: { key: 'treatment', kind: 'choice' },
  medic: { key: 'doctor', kind: 'choice' },
  desen: { key: 'drawing', kind: 'choice' },
  fotografie_inainte: { key: 'photo_before', kind: 'kept' },
  fotografie_dupa: { key: 'photo_after', kind: 'kept' },
  ascuns: { key: 'hidden', kind: 'flag' },
} as const satisfies Fields<PatientStory>

export const storyForm = itemForm(patientStory, storyFields, 3000)
/** The form as it was typed. */
export type StoryValues = ValuesOf<typeof storyFields>

/** The fragment of a story on its page: made of the title, and not taken. */
export function storyIdFor(title: string, taken: ReadonlySet<string>): string {
  return freeSlug(slugFrom(title, 60) || 'poveste', (id) => taken.has(id) || id === newId)
}
