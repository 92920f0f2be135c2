import type { Fields } from '../../../features/admin/fields/fields.ts'
import type { TeamMember } from '../../../features/team/members.ts'
import { defaultLocale } from '../../../locale.ts'
import { courseFrom, courseText } from './course-line.ts'

/** Somebody of the team. */
export const memberFields = {
  nume: { key: 'nume', kind: 'text', perLanguage: true },
  functie: { key: 'functie', kind: 'text', perLanguage: true },
  descriere: { key: 'descriere', kind: 'text', perLanguage: true },
  experienta: { key: 'experienta', kind: 'text', perLanguage: true },
  cursuri: { key: 'courses', kind: 'lines', perLanguage: true, show: courseText, read: courseFrom },
  fel: { key: 'kind', kind: 'choice', empty: 'doctor' },
  din: { key: 'since', kind: 'year' },
  limbi: { key: 'languages', kind: 'set', empty: [defaultLocale] },
  filtre: { key: 'filters', kind: 'set' },
  tratamente: { key: 'treatments', kind: 'set' },
  preluat: { key: 'takes_over', kind: 'kept' },
  ascuns: { key: 'hidden', kind: 'flag' },
  fotografie: { key: 'photo', kind: 'kept' },
} as const satisfies Fields<TeamMember>
