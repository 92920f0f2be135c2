import type { Footnotes as Notes } from '../../content/schema.ts'
import type { TextOf } from '../../content/texts.ts'
import type { Deferred } from '../../deferred.ts'
import type { NewsCardData } from '../../features/news/news-card.tsx'
import type { PriceLineData } from '../../features/prices/price-lines.tsx'
import type { StoryCardData } from '../../features/stories/story-card.tsx'
import type { PersonCardData } from '../../features/team/person-card.tsx'
import type { HomeWords } from './ro.ts'

export type HomeCategory = {
  key: string
  name: string
  text: string
  href: string
  illustration: string
  treatments: readonly { key: string; title: string; href: string }[]
}

export type HomeProps = {
  texts: Omit<TextOf<'home'>, 'meta'> & { footnotes: Notes }
  words: HomeWords
  categories: readonly HomeCategory[]
  prices: Deferred<readonly PriceLineData[]>
  people: readonly PersonCardData[]
  stories: readonly StoryCardData[]
  /** The films of patients, where there are any. */
  films: { text: string; href: string } | null
  news: Deferred<readonly NewsCardData[]>
}
