import { treatmentKeys } from '../../../../content/treatment-list.ts'
import { priceKinds, priceUnits, vatStates } from '../../../../content/vocabulary.ts'
import { loadAdminTexts } from '../../../../features/admin/frame/texts.server.ts'
import { type RowField, rowFields } from '../../../../features/prices/columns.ts'
import type { PriceCategory } from '../../../../features/prices/schema.ts'
import { comparable } from '../../../../format/typed.ts'
import { writtenLocales } from '../../../../locale.ts'
import { type PriceTexts, priceTexts } from '../texts.server.ts'

export type FileColumn = 'id' | RowField

/** The columns are described in `prices/columns.ts`; here code and category come first. */
export const fileColumns: readonly FileColumn[] = [
  'id',
  'category',
  ...rowFields.filter((field) => field !== 'category'),
]

/** How a price file names its columns and choices: written in one language, read in any, and by their keys. */
export type FileWords = {
  /** The header of a column in the language of the file. */
  header(column: FileColumn): string
  /** The column that a header names in some language. */
  columnOf(header: string): FileColumn | null
  /** What is written for a choice, a treatment or a category. */
  word(column: FileColumn, key: string): string
  /** The key that a word means; the word itself when none does. */
  keyOf(column: FileColumn, word: string): string
}

export async function loadFileWords(
  own: PriceTexts,
  categories: readonly PriceCategory[],
): Promise<FileWords> {
  const all = await Promise.all(
    writtenLocales.map(async (locale) => priceTexts(await loadAdminTexts(locale))),
  )
  const headers = new Map<string, FileColumn>()
  const keys = new Map<string, string>()
  for (const texts of all)
    for (const column of fileColumns) {
      headers.set(comparable(column), column)
      headers.set(comparable(headerOf(column, texts)), column)
      for (const [key, word] of wordsOf(column, texts, categories))
        keys.set(`${column}/${comparable(word)}`, key)
    }
  return {
    header: (column) => headerOf(column, own),
    columnOf: (header) => headers.get(comparable(header)) ?? null,
    word: (column, key) => plain(wordsOf(column, own, categories).find(([each]) => each === key)?.[1] ?? key),
    keyOf: (column, word) => keys.get(`${column}/${comparable(word)}`) ?? word.trim(),
  }
}

function headerOf(column: FileColumn, { words }: PriceTexts): string {
  return column === 'id' ? words.file.id : words.fields[column].label
}

function wordsOf(
  column: FileColumn,
  { locale, words, prices, treatmentTexts }: PriceTexts,
  categories: readonly PriceCategory[],
): readonly (readonly [string, string])[] {
  switch (column) {
    case 'unit':
      return priceUnits.map((key) => [key, prices.units[key].name])
    case 'kind':
      return priceKinds.map((key) => [key, words.kinds[key]])
    case 'vat':
      return vatStates.map((key) => [key, prices.vat[key].label])
    case 'category':
      return categories.map(({ slug, title }) => [slug, title[locale]])
    case 'treatments':
      return treatmentKeys.map((key) => [key, treatmentTexts[key].title])
    default:
      return []
  }
}

/** Without what typesetting added: not every encoding of a spreadsheet has it. */
function plain(text: string): string {
  return text.replaceAll('\u2060', '').replace(/[\u00a0\u202f]/g, ' ')
}
