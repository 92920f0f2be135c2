import { describe, expect, test } from 'vitest'
import { loadTextsWith } from '../../../src/content/texts.ts'
import { offeredKeys } from '../../../src/content/treatment-list.ts'
import { rowsOfTreatments } from '../../../src/features/prices/rows-of-treatments.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { priceListData } from '../../../src/features/prices/table/price-table-data.server.ts'
import { pricesWords } from '../../../src/features/prices/words.server.ts'
import { priceSearch } from '../../../src/features/treatments/price-search.ts'
import { searchWords } from '../../../src/features/treatments/search-words.server.ts'
import { fromEntries } from '../../../src/format/from-entries.ts'
import { type Locale, locales, writtenLocales } from '../../../src/locale.ts'
import { asked } from '../../support/samples/patients-questions.ts'

// Awaited here: what is still loading when a file ends is missing from the files after it.
const searches = fromEntries(
  await Promise.all(writtenLocales.map(async (locale) => [locale, await searchOf(locale)] as const)),
)

async function searchOf(locale: Locale) {
  const names = ['emergency', 'sameWords', 'searchTexts', 'treatmentTexts'] as const
  const texts = await loadTextsWith(locale, { prices: pricesWords }, ...names)
  const { groups } = priceListData(
    texts,
    { ...priceSnapshot, source: 'live', asOf: priceSnapshot.published_on },
    [],
  )
  const rows = groups.flatMap((group) => group.rows)
  const prices = rowsOfTreatments(priceSnapshot)
  return {
    rows,
    prices,
    find: priceSearch(
      groups,
      searchWords(texts, { team: [], prices, ignoredOfPrices: texts.prices.ignored }),
    ),
  }
}

describe.each(locales)('what patients ask in %s', (locale) => {
  test('finds a price of the treatment they mean, nine times in ten', () => {
    const { prices, find } = searches[locale]
    const priced = offeredKeys.filter((key) => (prices[key] ?? []).length > 0)
    const questions = priced.flatMap((key) => asked[locale][key].map((query) => ({ key, query })))
    const missed = questions.filter(({ key, query }) => {
      const found = find(query) ?? []
      return !prices[key]?.some((id) => found.includes(id))
    })
    const told = missed.map(({ key, query }) => `${query}: ${key}, not ${find(query)?.slice(0, 3)}`)
    expect(told.length / questions.length, told.join('\n')).toBeLessThanOrEqual(0.1)
  })

  test('every row is found by its own name, first or among its like', () => {
    const { rows, find } = searches[locale]
    const lost = rows.filter(({ id, title }) => !(find(title) ?? [id]).includes(id))
    expect(lost.map(({ title }) => title)).toEqual([])
  })
})

test('words that say nothing of a price find neither everything nor nothing', () => {
  for (const locale of locales) {
    const { find } = searches[locale]
    expect(find('xyzxyz')).toEqual([])
    expect(find(' ')).toBeNull()
  }
})
