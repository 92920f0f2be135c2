import type { MemberId } from '../../content/team.ts'
import type { Texts } from '../../content/texts.ts'
import { formatDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import { memberNamed, type Named, type ShownMember } from './shown-team.server.ts'

/** Who reviewed a medical text. The reviewer's name is a link, so the sentence is split around it. */
export type Review = { before: string; name: string; href: string; after: string }

export function describeReview(
  texts: Texts<'teamTexts' | 'treatmentPage'>,
  people: readonly ShownMember[],
  { by, on, next }: { by: MemberId; on: string; next: string },
): Review {
  const { locale, treatmentPage } = texts
  const reviewer = reviewerNamed(texts, people, by)
  const { nume } = reviewer
  const day = (date: string) => formatDate(date, locale).replaceAll(' ', '\u00a0')
  const values = { name: nume, date: day(on), next: day(next) }
  const [before = '', after = ''] = fill(treatmentPage.reviewed, values).split(nume)
  return { before, name: nume, href: placeOf(locale, reviewer), after }
}

export function reviewerNamed(
  texts: Texts<'teamTexts'>,
  people: readonly ShownMember[],
  by: MemberId,
): Named {
  const reviewer = memberNamed(texts, people, by)
  if (reviewer === null) throw new Error(`No ${by} in the team`)
  return reviewer
}

/** Their place on the page of the team, or that page. */
export function placeOf(locale: Locale, { id, isShown }: Pick<Named, 'id' | 'isShown'>): string {
  return `${href('team', locale)}${isShown ? `#${id}` : ''}`
}
