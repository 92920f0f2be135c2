import { levelOf, type SymptomId, symptomIds, whileClosed } from '../../content/complaints/symptoms.ts'
import { loadTexts, type Texts } from '../../content/texts.ts'
import type { TreatmentKey } from '../../content/treatment-list.ts'
import { treatments } from '../../content/treatments.ts'
import { fromEntries } from '../../format/from-entries.ts'
import type { Locale } from '../../locale.ts'
import { hasPage } from '../../routes.ts'
import type { SearchWords } from './search-words.ts'

/** The texts that only a search reads: most visits of a page that can be searched ask for nothing. */
export function searchTexts(locale: Locale): Promise<SearchTexts> {
  return loadTexts(locale, 'emergency', 'sameWords', 'searchTexts', 'treatmentTexts')
}

type SearchTexts = Texts<'emergency' | 'sameWords' | 'searchTexts' | 'treatmentTexts'>

export function searchWords(
  texts: SearchTexts,
  { team, prices, ignoredOfPrices }: Pick<SearchWords, 'team' | 'prices' | 'ignoredOfPrices'>,
): SearchWords {
  const { ignored, answers } = texts.searchTexts
  return {
    ignored,
    ignoredOfPrices,
    phrases: fromEntries(treatments.map(({ key }) => [key, phrasesOf(texts, key)] as const)),
    // What leads to a page that the clinic has not says nothing by itself.
    answers: answers.filter(({ kind, page }) => kind === 'urgent' || page === undefined || hasPage(page)),
    complaints: symptomIds.toSorted((a, b) => urgency(a) - urgency(b)).map((id) => complaintOf(texts, id)),
    sameWords: texts.sameWords,
    team,
    prices,
  }
}

function phrasesOf({ treatmentTexts }: Texts<'treatmentTexts'>, key: TreatmentKey): string[] {
  const { meta, title, search_words } = treatmentTexts[key]
  return [title, ...meta.keywords, ...search_words]
}

function complaintOf({ emergency }: Texts<'emergency'>, id: SymptomId): SearchWords['complaints'][number] {
  const { title, words, alone, now } = emergency.symptoms[id]
  const { call112, levels, printedLevels } = emergency
  const level = levelOf[id]
  const [step = ''] = now
  return {
    id,
    words,
    alone,
    title,
    turn: level === 'call' ? printedLevels[whileClosed[id]] : levels[level],
    first: now.includes(call112) && step !== call112 ? [step, call112] : [step],
    isFor112: level === '112',
  }
}

/** The ambulance first, then a hospital at night, then what may wait. */
function urgency(id: SymptomId): number {
  if (levelOf[id] === '112') return 0
  if (levelOf[id] === 'book') return 3
  return whileClosed[id] === 'hospital' ? 1 : 2
}
