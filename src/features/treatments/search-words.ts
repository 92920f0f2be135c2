import type { TextOf } from '../../content/texts.ts'
import { patience } from '../../ui/patience.ts'
import type { Complaint } from './complaint-search.ts'

/** What the search knows of patients' words. Only who searches needs it: a page that was not asked for comes without. */
export type SearchWords = {
  /** Words of a question that tell nothing about what is looked for. */
  ignored: string
  /** Beside them, where prices are searched. */
  ignoredOfPrices: string
  /** A treatment is found by its names as well as by what people call it. */
  phrases: Readonly<Record<string, readonly string[]>>
  answers: TextOf<'searchTexts'>['answers']
  /** What cannot wait, gravest first, and what is said of it. */
  complaints: readonly (Complaint & UrgentAnswer)[]
  sameWords: readonly string[]
  /** Who can be found by name. */
  team: readonly FoundMember[]
  /** The rows of the price list of each treatment. */
  prices: Readonly<Record<string, readonly string[]>>
}

/** `phrases` are the words of a name that are enough to mean somebody. */
export type FoundMember = { name: string; role: string; href: string; phrases: readonly string[] }

export type UrgentAnswer = {
  title: string
  /** How soon somebody has to see it, at any hour. */
  turn: string
  /** What to do at once. */
  first: readonly string[]
  /** A number to call besides the clinic's. */
  isFor112: boolean
}

/** As long as the field lets one type. */
export const longestSearch = 80

export async function fetchSearchWords(locale: string): Promise<SearchWords> {
  const response = await fetch(`/api/search-words/${locale}`, { signal: patience() })
  if (!response.ok) throw new Error(`The words of the search: ${response.status}`)
  return response.json()
}
