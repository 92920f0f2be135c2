import { teamTexts as en } from '../../content/en/team.ts'
import { teamTexts as ro } from '../../content/ro/team.ts'
import type { Member } from '../../content/schema.ts'
import { type MemberId, team } from '../../content/team.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PersonCardData } from './person-card.tsx'

const texts = { ro, en }
const members: readonly Member[] = team

/** A person as other pages show them, linked to their place on the team page. */
export function personCardData(locale: Locale, id: MemberId): PersonCardData {
  const { nume, functie } = texts[locale][id]
  const photo = members.find((member) => member.id === id)?.photo
  const image = photo ? { ...photo, alt: nume } : null
  return { id, href: `${href('team', locale)}#${id}`, nume, functie, image }
}
