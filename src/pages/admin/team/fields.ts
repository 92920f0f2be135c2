import type { Fields } from '../../../features/admin/fields/fields.ts'
import type { TeamMember } from '../../../features/team/members.ts'
import { defaultLocale } from '../../../locale.ts'

/** Somebody of the team. */
export const memberFields = {
  nume: { key: 'nume', kind: 'text', perLanguage: true },
  functie: { key: 'functie', kind: 'text', perLanguage: true },
  descriere: { key: 'descriere', kind: 'text', perLanguage: true },
  experienta: { key: 'experienta', kind: 'text', perLanguage: true },
  courses: { key: 'courses', kind: 'lines', perLanguage: true, show: courseText, read: courseFrom },
  kind: { key: 'kind', kind: 'choice', empty: 'doctor' },
  since: { key: 'since', kind: 'year' },
  languages: { key: 'languages', kind: 'set', empty: [defaultLocale] },
  filters: { key: 'filters', kind: 'set' },
  treatments: { key: 'treatments', kind: 'set' },
  takes_over: { key: 'takes_over', kind: 'kept' },
  hidden: { key: 'hidden', kind: 'flag' },
  photo: { key: 'photo', kind: 'kept' },
} as const satisfies Fields<TeamMember>

type Course = { year: number; text: string }

/** `2019 Title of the course`. */
export function courseText({ year, text }: Course): string {
  return `${year} ${text}`
}

/** Null where a line has no year. */
export function courseFrom(line: string): Course | null {
  const [, year, text] = /^\s*(\d{4})\s*[:–-]?\s*(.+)$/.exec(line) ?? []
  return year === undefined || text === undefined ? null : { year: Number(year), text: text.trim() }
}
