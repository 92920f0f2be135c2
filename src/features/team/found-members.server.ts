import type { Locale } from '../../locale.ts'
import type { FoundMember } from '../treatments/search-words.ts'
import { hasOwnPage, placeOf } from './own-page.ts'
import type { ShownMember } from './shown-team.server.ts'

/** Who has a page, for a search: by the whole name or by the family name alone, each part of one with a hyphen too. */
export function foundMembers(locale: Locale, team: readonly ShownMember[]): FoundMember[] {
  return team.filter(hasOwnPage).map((member) => {
    const { nume, functie } = member
    const family = nume.split(/\s+/).at(-1) ?? nume
    return {
      name: nume,
      role: functie,
      href: placeOf(locale, member),
      phrases: [...new Set([nume, family, ...family.split('-')])],
    }
  })
}
