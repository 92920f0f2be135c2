import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PersonCardData } from './person-card.tsx'
import type { ShownMember } from './shown-team.server.ts'

/** A person as other pages show them, linked to their place on the team page. */
export function personCardData(locale: Locale, { id, nume, functie, photoAt }: ShownMember): PersonCardData {
  return { id, href: `${href('team', locale)}#${id}`, nume, functie, image: photoAt(240) }
}
