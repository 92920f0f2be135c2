import { z } from 'zod'
import type { Member } from '../../content/schema.ts'
import { type MemberId, team } from '../../content/team.ts'
import { loadTexts } from '../../content/texts.ts'
import { reportNothing } from '../../database/read-rows.ts'
import { typedText } from '../../format/typed.ts'
import { writtenLocales } from '../../locale.ts'
import { listSubject } from '../publishing/list-subject.server.ts'
import { readTeam, storedMember, type TeamMember, teamMember } from './members.ts'

const built = await teamOfTheBuild()

/** The team in the order of the page. Until one is published, the build's. */
export const teamContent = z.strictObject({
  members: z.array(storedMember).transform((list) => (list.length === 0 ? built : list)),
})
export type TeamContent = z.infer<typeof teamContent>

/** The team as it is drafted and published. */
export const teamSubject = listSubject<'members', TeamMember, TeamContent>('members', {
  name: 'team',
  schema: teamContent,
  async readPublished(database, leftOut = reportNothing) {
    return teamContent.parse({ members: await readTeam(database, leftOut) })
  },
  idOf: ({ id }) => id,
  order: 'drafted',
  mayBeEmpty: false,
})

async function teamOfTheBuild(): Promise<TeamMember[]> {
  const texts = await Promise.all(writtenLocales.map((locale) => loadTexts(locale, 'teamTexts')))
  const built: readonly (Member & { id: MemberId })[] = team
  const members = built.map(({ photo, ...member }) => ({
    ...member,
    hidden: false,
    photo: photo ?? null,
    ...Object.fromEntries(texts.map(({ locale, teamTexts }) => [locale, teamTexts[member.id]])),
  }))
  // In the form in which forms send it: texts of pages contain joiners, and unchanged text must compare as
  // equal.
  const asTyped = JSON.stringify(members)
  return z
    .array(teamMember)
    .parse(JSON.parse(asTyped, (_, value) => (typeof value === 'string' ? typedText(value) : value)))
}
