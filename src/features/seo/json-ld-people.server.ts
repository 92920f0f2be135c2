import type { PersonLeaf } from 'schema-dts'
import { teamTexts as en } from '../../content/en/team.ts'
import { teamTexts as ro } from '../../content/ro/team.ts'
import type { MemberId } from '../../content/team.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import { absolute, clinicId } from './json-ld-clinic.server.ts'

const texts = { ro, en }

/** Somebody of the team. Never a `Physician`: that is a kind of business. */
export function personThing(locale: Locale, id: MemberId): PersonLeaf & { '@id': string } {
  const { nume, functie } = texts[locale][id]
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
