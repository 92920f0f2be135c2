import type { TreatmentText } from '../../content/schema.ts'
import type { TreatmentKey } from '../../content/treatment-list.ts'
import type { Deferred } from '../../deferred.ts'
import type { NewsCardData } from '../../features/news/news-card.tsx'
import type { PriceLineData } from '../../features/prices/price-lines.tsx'
import type { RoomsData } from '../../features/rooms/rooms-section.tsx'
import type { StoryCardData } from '../../features/stories/story-card.tsx'
import type { MemberCardData } from '../../features/team/member-card.tsx'
import type { Review } from '../../features/team/review-line.tsx'
import type { PairLink } from '../../features/treatments/compare-data.server.ts'
import type { CourseData } from '../../features/treatments/course-line.tsx'
import type { LinesWithInstalment } from '../../features/whole-treatments/whole-lines.tsx'
import type { TreatmentWords } from './ro.ts'

/** A piece of a sentence; one with a number to dial is a link. */
export type CallPiece = { text: string; dialled: string | null }

export type Alternative = {
  title: string
  text: string
  /** Its own page and the comparison with it, where it is offered. */
  page: { href: string; compare: { text: string; href: string } } | null
}

export type TreatmentPrices = {
  /** The row of the case that the line of the course draws, else the one that stands for the treatment. */
  main: PriceLineData | null
  lines: readonly PriceLineData[]
  category: { label: string; href: string } | null
  /** The bills of the whole treatment. */
  wholes: LinesWithInstalment
  /** Its rows as the value of `?rand=` on the price page. */
  estimate: string
}

export type ArticleLink = Pick<NewsCardData, 'slug' | 'href' | 'title' | 'reading'>

export type TreatmentProps = {
  treatment: TreatmentKey
  title: string
  text: Omit<TreatmentText, 'meta' | 'search_words' | 'title' | 'alternatives'>
  texts: Omit<TreatmentWords, 'urgentCall'>
  urgentCall: readonly CallPiece[]
  category: { name: string; href: string }
  review: Review
  alternatives: readonly Alternative[]
  /** Links to likely comparisons. */
  pairs: readonly PairLink[]
  course: CourseData
  /** The same case in a line each. */
  brief: { duration: string; pain: string }
  prices: Deferred<TreatmentPrices>
  /** The page of an offer for this treatment. */
  offer: { label: string; href: string } | null
  /** The devices that it names. */
  rooms: RoomsData | null
  dentists: readonly MemberCardData[]
  stories: readonly StoryCardData[]
  /** What one can read about it, the newest first. */
  articles: Deferred<readonly ArticleLink[]>
  /** Patients who tell of it in a film. */
  films: readonly { text: string; href: string }[]
  /** All films, where there are any. */
  allFilms: { text: string; href: string } | null
}
