import type { Member, MemberText, Footnotes as Notes } from '../../content/schema.ts'
import type { RatingLinesData } from '../../features/ratings/rating-places.tsx'
import type { RoomsData } from '../../features/rooms/rooms-section.tsx'
import type { MemberCardData } from '../../features/team/member-card.tsx'
import type { TeamPageWords } from '../../features/team/ro.ts'
import type { InMarkup } from '../../page-frame.ts'

export type TeamTexts = Pick<TeamPageWords, 'title' | 'filter' | 'count' | 'groups'> & {
  lead: string
  /** The languages that everybody speaks; empty where they are fewer than two. */
  allSpeak: string
}

export type TeamProps = {
  texts: TeamTexts
  /** The first shows everybody. */
  filters: readonly { key: string; name: string }[]
  filter: string
  team: readonly ListedMember[]
  notes: Notes
  end: InMarkup<End>
}

/** `rooms`: where they work; `ratings`: where others rate the clinic, if anywhere. */
export type End = Pick<TeamPageWords, 'help'> & {
  rooms: RoomsData | null
  ratings: RatingLinesData | null
}

/** A document holds what the filter goes by; who it is stands in the markup. */
export type ListedMember = Pick<MemberCardData, 'id'> &
  Pick<Member, 'kind' | 'filters'> & { about: InMarkup<About> }

export type About = Pick<MemberCardData, 'nume' | 'functie' | 'image'> & {
  /** Empty where nobody has written it. */
  introduction: string
  /** Their page; null for who has none. */
  href: string | null
  /** What would stand on it. */
  more: { label: string; paragraphs: readonly string[]; courses: MemberText['courses'] } | null
}
