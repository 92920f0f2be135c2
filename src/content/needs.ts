import { type ModuleName, modules } from './clinic.ts'

/** What speaks of a part of the site: nothing of it is left where the clinic has switched that part off. */
export function needs<Item>(part: ModuleName, ...items: readonly Item[]): readonly Item[] {
  return modules[part] ? items : []
}

/** The same of words inside a text, with the blank or the sentence before them. */
export function wordsOf(part: ModuleName, words: string, without = ''): string {
  return modules[part] ? words : without
}
