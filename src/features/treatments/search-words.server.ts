import type { Texts } from '../../content/texts.ts'
import { treatments } from '../../content/treatments.ts'
import type { TreatmentKey } from '../../content/vocabulary.ts'
import { fromEntries } from '../../format/from-entries.ts'
import type { SearchWords } from './search-words.ts'

export function searchWords(texts: Texts<'treatmentsList' | 'treatmentTexts'>): SearchWords {
  const { search, answers } = texts.treatmentsList
  return {
    ignored: search.ignored,
    phrases: fromEntries(treatments.map(({ key }) => [key, phrasesOf(texts, key)] as const)),
    answers,
  }
}

function phrasesOf({ treatmentTexts }: Texts<'treatmentTexts'>, key: TreatmentKey): string[] {
  const { meta, title, search_words } = treatmentTexts[key]
  return [title, ...meta.keywords, ...search_words]
}
