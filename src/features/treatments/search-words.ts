import type { TreatmentsList } from '../../content/schemas/page-schema.ts'

/** What the search knows of patients' words. Only who searches needs it: a page that was not asked for comes without. */
export type SearchWords = {
  /** Words of a question that tell nothing about what is looked for. */
  ignored: string
  /** A treatment is found by its names as well as by what people call it. */
  phrases: Readonly<Record<string, readonly string[]>>
  answers: TreatmentsList['answers']
}

export async function fetchSearchWords(locale: string): Promise<SearchWords> {
  const answer = await fetch(`/api/search-words/${locale}`)
  if (!answer.ok) throw new Error(`The words of the search: ${answer.status}`)
  return answer.json()
}
