import type { MemberId } from '../../content/team.ts'
import type { Texts } from '../../content/texts.ts'
import { formatDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { href } from '../../routes.ts'

/** Who reviewed a medical text. The reviewer's name is a link, so the sentence is split around it. */
export type Review = { before: string; name: string; href: string; after: string }

export function describeReview(
  { locale, teamTexts, treatmentPage }: Texts<'teamTexts' | 'treatmentPage'>,
  { by, on, next }: { by: MemberId; on: string; next: string },
): Review {
  const { nume } = teamTexts[by]
  const day = (date: string) => formatDate(date, locale).replaceAll(' ', '\u00a0')
  const values = { name: nume, date: day(on), next: day(next) }
  const [before = '', after = ''] = fill(treatmentPage.reviewed, values).split(nume)
  return { before, name: nume, href: `${href('team', locale)}#${by}`, after }
}
