import type { Locale } from '../../locale.ts'
import { placeOf } from './own-page.ts'
import type { PersonCardData } from './person-card.tsx'
import type { ShownMember } from './shown-team.server.ts'

/** A person as other pages show them, linked to their own page or to their place on the team page. */
export function personCardData(locale: Locale, person: ShownMember): PersonCardData {
  const { id, nume, functie, photoAt } = person
  return { id, href: placeOf(locale, person), nume, functie, image: photoAt(240) }
}
