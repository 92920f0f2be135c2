import type { PersonLeaf } from 'schema-dts'
import type { MemberId } from '../../content/team.ts'
import type { Texts } from '../../content/texts.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import { absolute, clinicId } from './json-ld-clinic.server.ts'

/** A member of the team. Never a `Physician`: that is a kind of business. */
export function personThing(
  { locale, teamTexts }: Texts<'teamTexts'>,
  id: MemberId,
): PersonLeaf & { '@id': string } {
  const { nume, functie } = teamTexts[id]
  return {
    '@type': 'Person',
    '@id': personId(locale, id),
    name: nume,
    jobTitle: functie,
    url: personId(locale, id),
    worksFor: { '@id': clinicId },
  }
}

export function personId(locale: Locale, id: MemberId): string {
  return absolute(`${href('team', locale)}#${id}`)
}
