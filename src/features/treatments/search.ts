import { comparable } from '../../format/typed.ts'
import { isOtherEnding, isSlip } from './word-likeness.ts'

/** An item and all names and complaints under which people search for it. */
export type Searchable = { key: string; phrases: readonly string[] }
export type TreatmentSearch = {
  rank(query: string): string[]
  names(query: string, phrases: readonly string[]): boolean
}

/**
 * A search in patients' words: diacritics, endings and typing mistakes are tolerated, stop words are ignored, and a
 * phrase found as a whole counts more than its single words.
 */
export function treatmentSearch(items: readonly Searchable[], ignored: string): TreatmentSearch {
  const empty = new Set(wordsOf(ignored, new Set()))
  const indexed = items.map(({ key, phrases }) => ({
    key,
    phrases: phrases.map((phrase) => wordsOf(phrase, empty)),
  }))
  const spread = new Map<string, number>()
  for (const { phrases } of indexed)
    for (const word of new Set(phrases.flat())) spread.set(word, (spread.get(word) ?? 0) + 1)
  /** A word of few treatments weighs more than one of many. */
  const weigh = (word: string) => Math.log(1 + items.length / (spread.get(word) ?? 1))

  return { rank, names }

  /**
   * The matching keys, best first; all of them for a query without meaningful words, none for one that matches
   * nothing.
   */
  function rank(query: string): string[] {
    const queried = wordsOf(query, empty)
    if (queried.length === 0) return comparable(query).length > 2 ? [] : items.map(({ key }) => key)
    const scores = indexed
      .map(({ key, phrases }) => ({ key, score: scoreOf(queried, phrases, weigh) }))
      .sort((a, b) => b.score - a.score)
    const least = Math.max(0.5, (scores[0]?.score ?? 0) * 0.4)
    return scores.filter(({ score }) => score >= least).map(({ key }) => key)
  }

  /** Whether the query contains all words of one of the phrases. */
  function names(query: string, phrases: readonly string[]): boolean {
    const queried = wordsOf(query, empty)
    return phrases.some((phrase) => {
      const words = wordsOf(phrase, empty)
      return words.length > 0 && words.every((word) => queried.some((each) => likeness(each, word) >= 0.6))
    })
  }
}

function wordsOf(text: string, ignored: ReadonlySet<string>): string[] {
  return comparable(text)
    .split(' ')
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !ignored.has(word))
}

/** The best phrase, by how much of it and of the query match; other phrases add a little. */
function scoreOf(
  queried: readonly string[],
  phrases: readonly (readonly string[])[],
  weigh: (word: string) => number,
): number {
  const cache = new Map<string, number>()
  const likest = (word: string) => {
    const found = cache.get(word) ?? Math.max(...queried.map((each) => likeness(each, word)))
    cache.set(word, found)
    return found
  }
  let best = 0
  let sum = 0
  for (const words of phrases) {
    let whole = 0
    let met = 0
    for (const word of words) {
      whole += weigh(word)
      met += weigh(word) * likest(word)
    }
    const score = whole === 0 ? 0 : (met * met) / whole
    best = Math.max(best, score)
    sum += score
  }
  return best + sum / 40
}

/** From 0 to 1, how likely two words mean the same: equal, a prefix, another ending, a typing mistake. */
function likeness(typed: string, word: string): number {
  if (typed === word) return 1
  const short = typed.length < word.length ? typed : word
  if (short.length < 3) return 0
  if (word.startsWith(typed)) return 0.85
  if (isOtherEnding(typed, word)) return 0.8
  return short.length > 4 && isSlip(typed, word) ? 0.7 : 0
}
