import { z } from 'zod'
import type { Member } from '../../content/schema.ts'
import { type MemberId, team } from '../../content/team.ts'
import { loadTexts } from '../../content/texts.ts'
import { untold } from '../../database/read-rows.ts'
import { typedText } from '../../format/typed.ts'
import { writtenLocales } from '../../locale.ts'
import { listSubject } from '../publishing/list-subject.server.ts'
import { readTeam, storedMember, type TeamMember, teamMember } from './members.ts'

const built = await teamOfTheBuild()

/** Who works at the clinic, in the order of the page. While nothing was published, the team of the build. */
export const teamContent = z.strictObject({
  members: z.array(storedMember).transform((list) => (list.length === 0 ? built : list)),
})
export type TeamContent = z.infer<typeof teamContent>

/** The team as it is drafted and published. */
export const teamSubject = listSubject<'members', TeamMember, TeamContent>('members', {
  name: 'team',
  schema: teamContent,
  async readPublished(database, leftOut = untold) {
    return teamContent.parse({ members: await readTeam(database, leftOut) })
  },
  idOf: ({ id }) => id,
  order: 'drafted',
  mayBeEmpty: false,
})

async function teamOfTheBuild(): Promise<TeamMember[]> {
  const texts = await Promise.all(writtenLocales.map((locale) => loadTexts(locale, 'teamTexts')))
  const known: readonly (Member & { id: MemberId })[] = team
  const members = known.map(({ photo, ...member }) => ({
    ...member,
    hidden: false,
    photo: photo ?? null,
    ...Object.fromEntries(texts.map(({ locale, teamTexts }) => [locale, teamTexts[member.id]])),
  }))
  // As a form gives them back: pages have joiners in their texts, and what nobody changed must not look changed.
  const asTyped = JSON.stringify(members)
  return z
    .array(teamMember)
    .parse(JSON.parse(asTyped, (_, value) => (typeof value === 'string' ? typedText(value) : value)))
}
