import { team } from '../../content/team.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PublishedTeam, TeamMember } from './members.ts'

type Paged = Pick<TeamMember, 'id' | 'kind'> & { own_page?: boolean }

/** Every dentist has a page of their own, a colleague where the data say so. */
export function hasOwnPage({ kind, own_page = false }: Omit<Paged, 'id'>): boolean {
  return kind === 'doctor' || own_page
}

/** Who has one, in the order of the team. An empty list says that nothing was published: the team of the build holds. */
export function membersWithPage(published: PublishedTeam): readonly Paged[] {
  return published.length === 0 ? built : published.filter((member) => !member.hidden && hasOwnPage(member))
}

const members: readonly Paged[] = team
const built = members.filter(hasOwnPage)

/** Somebody's page, or their place on the page of the team. */
export function placeOf(locale: Locale, member: Paged): string {
  return hasOwnPage(member)
    ? href('member', locale, { slug: member.id })
    : `${href('team', locale)}#${member.id}`
}
