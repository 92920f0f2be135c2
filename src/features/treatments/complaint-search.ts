import { comparable } from '../../format/typed.ts'
import { isOtherEnding, isSlip } from './word-likeness.ts'

/** Something that cannot wait, and how people say it. */
export type Complaint = {
  id: string
  /** Matches if the query contains all of these meanings, among any other words. */
  words: readonly string[]
  /** Matches only if the query contains nothing else. */
  alone: readonly string[]
}

/** A word as it is written, how words begin, or a word of a phrase, which may end in another way. */
type Word = { text: string; as: 'word' | 'stem' | 'phrase' }
/** Any of these alternatives; each needs all of its words. */
type Meaning = readonly (readonly Word[])[]
type Phrase = { id: string; meanings: readonly Meaning[]; isAlone: boolean }
/** An exact match; one with a slip; one with a slip in a word so short that others may be meant. */
type Met = 'said' | 'mistyped' | 'perhaps' | 'not'

/**
 * Finds complaints in patients' words: inflected, without diacritics, in another order, with a slip of the key and in
 * other words of the same meaning. `sameWords` are lists of such words, parted by commas; `inghit*` is how words begin,
 * `nu pot` two words that are both said. A word of a phrase has the meaning of the first list it is in. `ignored` are
 * words that say nothing, `others` phrases of what else is searched for, whose words are no slips of these.
 */
export function complaintSearch(
  complaints: readonly Complaint[],
  sameWords: readonly string[],
  ignored: string,
  others: readonly string[],
): (query: string) => string[] {
  const groups = sameWords.map(readMeaning)
  const empty = new Set(wordsOf(ignored))
  const literals = new Map<string, Meaning>()
  const phrases = complaints.flatMap(({ id, words, alone }) => [
    ...words.map((phrase) => ({ id, meanings: compile(phrase), isAlone: false })),
    ...alone.map((phrase) => ({ id, meanings: compile(phrase), isAlone: true })),
  ])
  const all = groups.flat(2)
  const whole = new Set([
    ...all.filter(({ as }) => as === 'word').map(({ text }) => text),
    ...literals.keys(),
    ...others.flatMap(wordsOf),
  ])
  const stems = all.filter(({ as }) => as === 'stem')

  /** The complaints that a query speaks of, in their own order. */
  return function find(query: string): string[] {
    const words = wordsOf(query)
    const candidates = [...new Set([...words, ...[...words, ...joined(words)].flatMap(respaced)])]
    const strange = candidates.filter((word) => !isKnown(word))
    const met = new Map<Meaning, Met>()
    const meet = (meaning: Meaning) => {
      const found = met.get(meaning) ?? howSaid(meaning, candidates, strange)
      met.set(meaning, found)
      return found
    }
    const found = new Set(
      phrases
        .filter((phrase) => isSaid(phrase, meet) && (!phrase.isAlone || saysNothingElse(phrase, words)))
        .map(({ id }) => id),
    )
    return complaints.map(({ id }) => id).filter((id) => found.has(id))
  }

  function compile(phrase: string): Meaning[] {
    let left = wordsOf(phrase)
    const meanings: Meaning[] = []
    for (const group of groups) {
      const together = group.find(
        (saying) => saying.length > 1 && saying.every((word) => left.some((each) => is(each, word))),
      )
      if (together === undefined) continue
      meanings.push(group)
      left = left.filter((each) => !together.some((word) => is(each, word)))
    }
    for (const each of left) {
      const group = groups.find((sayings) =>
        sayings.some(([word, second]) => word !== undefined && second === undefined && is(each, word)),
      )
      if (group !== undefined) meanings.push(group)
      else if (!isEmpty(each)) meanings.push(literal(each))
    }
    return [...new Set(meanings)]
  }

  function literal(text: string): Meaning {
    const meaning = literals.get(text) ?? [[{ text, as: 'phrase' } as const]]
    literals.set(text, meaning)
    return meaning
  }

  function saysNothingElse({ meanings }: Phrase, queried: readonly string[]): boolean {
    const words = meanings.flat(2)
    return queried.every(
      (each) =>
        isEmpty(each) ||
        words.some((word) => means(each, word) || (!isKnown(each) && slip(each, word) !== 'not')),
    )
  }

  function isEmpty(word: string): boolean {
    return word.length < 3 || empty.has(word)
  }

  /** A known word is never read as a misspelling of another. */
  function isKnown(word: string): boolean {
    return empty.has(word) || whole.has(word) || stems.some((stem) => is(word, stem))
  }

  /** The words it is made of, where the space in it was left out or stands a letter too early or too late. */
  function respaced(word: string): string[] {
    if (isKnown(word)) return [word]
    for (let at = 2; at < word.length - 1; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)]
      if (halves.every(isKnown)) return halves
    }
    return []
  }
}

/** Whether the query contains all of it, with one slip, or two in a long phrase. */
function isSaid({ meanings }: Phrase, meet: (meaning: Meaning) => Met): boolean {
  let slips = 0
  for (const meaning of meanings) {
    const met = meet(meaning)
    if (met === 'not' || (met === 'perhaps' && meanings.length === 1)) return false
    if (met !== 'said') slips += 1
  }
  return meanings.length > 0 && slips <= (meanings.length > 3 ? 2 : 1)
}

function howSaid(meaning: Meaning, candidates: readonly string[], strange: readonly string[]): Met {
  let best: Met = 'not'
  for (const saying of meaning) {
    const missing = saying.filter((word) => !candidates.some((each) => means(each, word)))
    const [word, second] = missing
    if (word === undefined) return 'said'
    if (second !== undefined || best === 'mistyped') continue
    for (const each of strange) {
      const typed = slip(each, word, saying.length > 1)
      if (typed === 'mistyped' || (typed === 'perhaps' && best === 'not')) best = typed
    }
  }
  return best
}

/** Whether a word is one of the list, or the word itself with another ending. */
function means(typed: string, word: Word): boolean {
  return is(typed, word) || (word.as === 'phrase' && typed.length > 3 && isOtherEnding(typed, word.text))
}

function is(typed: string, { text, as }: Word): boolean {
  return as === 'stem' ? typed.startsWith(text) : typed === text
}

/** One slip makes another word of a short one. Beside its partner (`pot` beside `nu`) it is probably a slip. */
function slip(typed: string, { text, as }: Word, isBeside = false): Met {
  if (typed.length < 3 || text.length < 3) return 'not'
  if (as === 'stem') {
    const isOne = [-1, 0, 1].some((more) => isSlip(typed.slice(0, text.length + more), text))
    if (!isOne || text.length < 4 || typed.length > text.length + (text.length > 4 ? 6 : 2)) return 'not'
    return text.length > 4 && typed.length > 5 ? 'mistyped' : 'perhaps'
  }
  if (!isSlip(typed, text)) return 'not'
  if (Math.min(typed.length, text.length) > 4) return 'mistyped'
  return isBeside || typed.length + text.length > 6 || isSwap(typed, text) ? 'perhaps' : 'not'
}

function isSwap(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('')
}

function readMeaning(list: string): Meaning {
  return list.split(',').map((saying) =>
    saying
      .trim()
      .split(' ')
      .map((word) => ({ text: comparable(word), as: word.endsWith('*') ? 'stem' : 'word' })),
  )
}

/** A space inside a word. */
function joined(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`)
}

function wordsOf(text: string): string[] {
  return comparable(text).split(' ').filter(Boolean)
}
