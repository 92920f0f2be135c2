import type { PersonLeaf } from 'schema-dts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { ShownMember } from '../team/shown-team.server.ts'
import { absolute, clinicId } from './json-ld-clinic.server.ts'
import { reference } from './reference.server.ts'

/** A member of the team. Never a `Physician`: that is a kind of business. */
export function personThing(
  locale: Locale,
  { id, nume, functie }: Pick<ShownMember, 'id' | 'nume' | 'functie'>,
): PersonLeaf & { '@id': string } {
  return {
    '@type': 'Person',
    '@id': personId(locale, id),
    name: nume,
    jobTitle: functie,
    url: personId(locale, id),
    worksFor: reference(clinicId),
  }
}

export function personId(locale: Locale, id: string): string {
  return absolute(`${href('team', locale)}#${id}`)
}
