import type { Locale } from '../../locale.ts'
import type { MemberCardData } from './member-card.tsx'
import { placeOf } from './own-page.ts'
import type { ShownMember } from './shown-team.server.ts'

/** A team member as other pages show them, linked to their own page or to their place on the team page. */
export function memberCardData(locale: Locale, member: ShownMember): MemberCardData {
  const { id, nume, functie, photoAt } = member
  return { id, href: placeOf(locale, member), nume, functie, image: photoAt(240) }
}
