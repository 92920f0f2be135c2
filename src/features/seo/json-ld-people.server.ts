import type { PersonLeaf } from 'schema-dts'
import type { Locale } from '../../locale.ts'
import { placeOf } from '../team/own-page.ts'
import type { ShownMember } from '../team/shown-team.server.ts'
import { absolute, clinicId } from './json-ld-clinic.server.ts'
import { reference } from './reference.server.ts'

/** A member of the team. Never a `Physician`: that is a kind of business. */
export function personThing(locale: Locale, person: Described): PersonLeaf & { '@id': string } {
  return {
    '@type': 'Person',
    '@id': personId(locale, person),
    name: person.nume,
    jobTitle: person.functie,
    url: absolute(placeOf(locale, person)),
    worksFor: reference(clinicId),
  }
}

type Described = Pick<ShownMember, 'id' | 'kind' | 'own_page' | 'nume' | 'functie'>

export function personId(locale: Locale, person: Pick<Described, 'id' | 'kind' | 'own_page'>): string {
  const place = placeOf(locale, person)
  return absolute(place.includes('#') ? place : `${place}#${person.id}`)
}
