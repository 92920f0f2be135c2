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
export function peopleWithPage(published: PublishedTeam): readonly Paged[] {
  return published.length === 0 ? built : published.filter((person) => !person.hidden && hasOwnPage(person))
}

const members: readonly Paged[] = team
const built = members.filter(hasOwnPage)

/** Somebody's page, or their place on the page of the team. */
export function placeOf(locale: Locale, person: Paged): string {
  return hasOwnPage(person)
    ? href('member', locale, { slug: person.id })
    : `${href('team', locale)}#${person.id}`
}
