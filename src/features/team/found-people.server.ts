import type { Locale } from '../../locale.ts'
import type { FoundPerson } from '../treatments/search-words.ts'
import { hasOwnPage, placeOf } from './own-page.ts'
import type { ShownMember } from './shown-team.server.ts'

/** Who has a page, for a search: by the whole name or by the family name alone, each part of one with a hyphen too. */
export function foundPeople(locale: Locale, people: readonly ShownMember[]): FoundPerson[] {
  return people.filter(hasOwnPage).map((person) => {
    const { nume, functie } = person
    const family = nume.split(/\s+/).at(-1) ?? nume
    return {
      name: nume,
      role: functie,
      href: placeOf(locale, person),
      phrases: [...new Set([nume, family, ...family.split('-')])],
    }
  })
}
