import { oneAddressPerRoute } from '../../tests/support/pages/addresses.ts'

/**
 * One page of every kind in every language, and one that is not there: those at one of the addresses or with one of the
 * words in theirs, or all of them without words.
 */
export async function pageKinds(words: readonly string[]): Promise<string[]> {
  const kinds = await oneAddressPerRoute()
  const all = [...kinds.map(({ address }) => address), '/nu-exista', '/en/nu-exista']
  if (words.length === 0) return all
  return all.filter((path) =>
    words.some((word) => (all.includes(word) ? path === word : path.includes(word))),
  )
}
