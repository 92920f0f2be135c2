import type { Member } from '../../content/schema.ts'
import { type MemberId, team } from '../../content/team.ts'
import type { Texts } from '../../content/texts.ts'
import { href } from '../../routes.ts'
import type { PersonCardData } from './person-card.tsx'

const members: readonly Member[] = team

/** A person as other pages show them, linked to their place on the team page. */
export function personCardData({ locale, teamTexts }: Texts<'teamTexts'>, id: MemberId): PersonCardData {
  const { nume, functie } = teamTexts[id]
  const photo = members.find((member) => member.id === id)?.photo
  const image = photo ? { ...photo, alt: nume } : null
  return { id, href: `${href('team', locale)}#${id}`, nume, functie, image }
}
