import { oneAddressPerRoute } from '../../tests/support/pages/addresses.ts'

/**
 * One page of every kind in every language, and one that is not there: those that contain one of the words, or all of
 * them without words.
 */
export async function pageKinds(words: readonly string[]): Promise<string[]> {
  const kinds = await oneAddressPerRoute()
  const all = [...kinds.map(({ address }) => address), '/nu-exista', '/en/nu-exista']
  return words.length === 0 ? all : all.filter((path) => words.some((word) => path.includes(word)))
}
