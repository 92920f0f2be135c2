import { addDays, type IsoDate } from '../../format/dates.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { placeOf } from './own-page.ts'
import type { Review } from './review-line.tsx'
import type { ShownMember } from './shown-team.server.ts'
import type { TeamPageTexts } from './words.server.ts'

/** A review in the content: the reviewer, its day, and the day of the next one. */
export type ContentReview = { by: string; on: IsoDate; next: IsoDate }
/** The review as it stands today. */
export type StandingReview = { reviewer: ShownMember; on: IsoDate; next: IsoDate }

/**
 * Who answers for a text today: its reviewer while they work here, or the colleague who has read it again, from
 * that day on. Null if nobody does.
 */
export function voucherFor(
  team: readonly ShownMember[],
  id: string,
): { member: ShownMember; since: IsoDate | null } | null {
  const own = team.find((member) => member.id === id)
  if (own !== undefined) return { member: own, since: null }
  for (const member of team) {
    const taken = member.takesOver.find(({ of }) => of === id)
    if (taken !== undefined) return { member, since: taken.on }
  }
  return null
}

export function standingReview(
  team: readonly ShownMember[],
  { by, on, next }: ContentReview,
): StandingReview | null {
  const voucher = voucherFor(team, by)
  if (voucher === null) return null
  const { member: reviewer, since } = voucher
  return since === null
    ? { reviewer, on, next }
    : { reviewer, on: since, next: addDays(since, daysFrom(on, next)) }
}

/** In words; where nobody vouches for the text it says that a new review is due. */
export function describeReview(
  { locale, teamPage }: TeamPageTexts,
  team: readonly ShownMember[],
  review: ContentReview,
): Review {
  const standing = standingReview(team, review)
  if (standing === null) return { before: teamPage.reviewDue, reviewer: null, after: '' }
  const { reviewer } = standing
  const { nume } = reviewer
  const day = (date: string) => formatDate(date, locale).replaceAll(' ', '\u00a0')
  const values = { name: nume, date: day(standing.on), next: day(standing.next) }
  const [before = '', after = ''] = fill(teamPage.reviewed, values).split(nume)
  return { before, reviewer: { name: nume, href: placeOf(locale, reviewer) }, after }
}

function daysFrom(date: IsoDate, later: IsoDate): number {
  return Math.round((Date.parse(later) - Date.parse(date)) / (24 * 3600 * 1000))
}
