import { teamTexts as teamEn } from '../../content/en/team.ts'
import { treatmentPage as pageEn } from '../../content/en/treatment-page.ts'
import { teamTexts as teamRo } from '../../content/ro/team.ts'
import { treatmentPage as pageRo } from '../../content/ro/treatment-page.ts'
import type { MemberId } from '../../content/team.ts'
import { formatDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'

/** Who answers for a medical text. The reviewer's name is a link, so the sentence is cut around it. */
export type Review = { before: string; name: string; href: string; after: string }

const texts = { ro: { team: teamRo, page: pageRo }, en: { team: teamEn, page: pageEn } }

export function describeReview(
  locale: Locale,
  { by, on, next }: { by: MemberId; on: string; next: string },
): Review {
  const { nume } = texts[locale].team[by]
  const day = (date: string) => formatDate(date, locale).replaceAll(' ', '\u00a0')
  const values = { name: nume, date: day(on), next: day(next) }
  const [before = '', after = ''] = fill(texts[locale].page.reviewed, values).split(nume)
  return { before, name: nume, href: `${href('team', locale)}#${by}`, after }
}
