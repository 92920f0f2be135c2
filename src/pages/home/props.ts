import type { Footnotes as Notes } from '../../content/schema.ts'
import type { TextOf } from '../../content/texts.ts'
import type { Deferred } from '../../deferred.ts'
import type { PriceLineData } from '../../features/prices/price-lines.tsx'
import type { RatingLinesData } from '../../features/ratings/rating-places.tsx'
import type { RoomsData } from '../../features/rooms/rooms-section.tsx'
import type { StoryCardData } from '../../features/stories/story-card.tsx'
import type { MemberCardData } from '../../features/team/member-card.tsx'
import type { WholeLine } from '../../features/whole-treatments/whole-lines.tsx'
import type { HomeWords } from './ro.ts'

export type HomeCategory = { key: string; name: string; href: string }

export type HomeProps = {
  texts: Omit<TextOf<'home'>, 'meta'> & { footnotes: Notes }
  words: HomeWords
  categories: readonly HomeCategory[]
  /** `rows` of the list stand in for the totals of a clinic that works out none. */
  costs: Deferred<{ totals: readonly WholeLine[]; rows: readonly PriceLineData[] }>
  team: readonly MemberCardData[]
  /** Null while none is published. */
  story: StoryCardData | null
  rooms: RoomsData | null
  /** The films of patients, where there are any. */
  films: { text: string; href: string } | null
  /** Where others rate the clinic, if anywhere. */
  ratings: RatingLinesData | null
}
