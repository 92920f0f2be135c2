import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { isoDate } from '../../content/iso-date.ts'
import { member, memberText } from '../../content/schema.ts'
import type { Database } from '../../database/database-types.ts'
import type { Reading } from '../../database/live-source.ts'
import { type LeftOut, parseRows, rowsOf } from '../../database/read-rows.ts'
import { byLocale, inEveryLanguage } from '../../format/by-locale.ts'
import { defaultLocale, writtenLocales } from '../../locale.ts'
import { ownPhoto } from '../pictures/photo.ts'
import type { Fields } from '../publishing/fields.ts'

const memberId = z.string().regex(/^[a-z][a-z-]{2,59}$/)

/** A member as drafted and published, hidden or not, in every language. */
export const teamMember = member.omit({ photo: true }).extend({
  id: memberId,
  hidden: z.boolean(),
  /** Whose reviewed texts this member has taken over, and since when. Older drafts lack it. */
  takes_over: z
    .array(z.strictObject({ of: memberId, on: isoDate }))
    .max(40)
    .default([]),
  /** The key of a removed treatment is dropped: the member stays. */
  treatments: z
    .array(member.shape.treatments.element.nullable().catch(null))
    .transform((keys) => keys.filter((key) => key !== null)),
  /** An uploaded one, or a file of the build. */
  photo: z.union([ownPhoto, member.shape.photo.unwrap()]).nullable(),
  ...byLocale(() => memberText),
})
export type TeamMember = z.infer<typeof teamMember>
export const storedMember = z.preprocess(inEveryLanguage, teamMember)

/** Somebody of the team. */
export const memberFields = {
  nume: { key: 'nume', kind: 'text', perLanguage: true },
  functie: { key: 'functie', kind: 'text', perLanguage: true },
  introduction: { key: 'introduction', kind: 'text', perLanguage: true },
  descriere: { key: 'descriere', kind: 'text', perLanguage: true },
  for_whom: { key: 'for_whom', kind: 'lines', perLanguage: true, show: String, read: (line) => line.trim() },
  experienta: { key: 'experienta', kind: 'text', perLanguage: true },
  courses: { key: 'courses', kind: 'lines', perLanguage: true, show: courseText, read: courseFrom },
  kind: { key: 'kind', kind: 'choice', empty: 'doctor' },
  own_page: { key: 'own_page', kind: 'flag' },
  register: { key: 'register', kind: 'text' },
  since: { key: 'since', kind: 'year' },
  languages: { key: 'languages', kind: 'set', empty: [defaultLocale] },
  filters: { key: 'filters', kind: 'set' },
  treatments: { key: 'treatments', kind: 'set' },
  takes_over: { key: 'takes_over', kind: 'kept' },
  hidden: { key: 'hidden', kind: 'flag' },
  photo: { key: 'photo', kind: 'kept' },
} as const satisfies Fields<TeamMember>

/** Who visitors see, in their order. An empty list says that nothing was published: the team of the build holds. */
const publishedTeam = z.array(teamMember)
export type PublishedTeam = z.infer<typeof publishedTeam>

/** The texts by the names that they have in `TeamMember`. */
const columns = [
  'id, kind, register, own_page, since, filters, languages, treatments, takes_over, hidden, photo',
  ...writtenLocales.map((locale) => `${locale}:texts->${locale}`),
].join(', ')

/** Row-level security decides whether hidden members are among them. */
export async function readTeam(
  database: SupabaseClient<Database>,
  leftOut: LeftOut,
  signal?: AbortSignal,
): Promise<PublishedTeam> {
  const query = database.from('team_members').select(columns).order('position')
  const rows = await rowsOf('team_members', signal === undefined ? query : query.abortSignal(signal))
  return parseRows('team_members', storedMember, leftOut, rows)
}

export const teamReading: Reading<{ members: PublishedTeam }> = {
  schema: z.strictObject({ members: publishedTeam }),
  read: async (database, signal, leftOut) => ({ members: await readTeam(database, leftOut, signal) }),
}

type Course = { year: number; text: string }

/** `2019 Title of the course`. */
function courseText({ year, text }: Course): string {
  return `${year} ${text}`
}

/** Null where a line has no year. */
function courseFrom(line: string): Course | null {
  const [, year, text] = /^\s*(\d{4})\s*[:–-]?\s*(.+)$/.exec(line) ?? []
  return year === undefined || text === undefined ? null : { year: Number(year), text: text.trim() }
}
