import type { Fields } from '../../../features/admin/fields/fields.ts'
import type { PatientStory } from '../../../features/stories/stories.ts'

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
