import type { PersonLeaf } from 'schema-dts'
import type { Locale } from '../../locale.ts'
import { placeOf } from '../team/own-page.ts'
import type { ShownMember } from '../team/shown-team.server.ts'
import { absolute, clinicId } from './json-ld-clinic.server.ts'
import { reference } from './reference.server.ts'

/** A member of the team. Never a `Physician`: that is a kind of business. */
export function memberThing(locale: Locale, member: Described): PersonLeaf & { '@id': string } {
  return {
    '@type': 'Person',
    '@id': memberThingId(locale, member),
    name: member.nume,
    jobTitle: member.functie,
    url: absolute(placeOf(locale, member)),
    worksFor: reference(clinicId),
  }
}

type Described = Pick<ShownMember, 'id' | 'kind' | 'own_page' | 'nume' | 'functie'>

export function memberThingId(locale: Locale, member: Pick<Described, 'id' | 'kind' | 'own_page'>): string {
  const place = placeOf(locale, member)
  return absolute(place.includes('#') ? place : `${place}#${member.id}`)
}
