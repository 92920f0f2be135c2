import { listOn } from '../../features/prices/on-day.ts'
import { readPrices } from '../../features/prices/read-prices.ts'
import type { AdminDatabase } from '../../features/publishing/subject.ts'
import { isoDateOf } from '../../format/dates.ts'
import { locales } from '../../locale.ts'
import type { Data } from '../../sources/data.ts'
import { changedPages } from './changed-pages.ts'
import { withPrices } from './draft-data.ts'

const readLimitMs = 5_000

/** What pages are made of at this moment, read from the database and not from what an isolate remembers. */
export async function publishedData(data: Data, database: AdminDatabase): Promise<Data> {
  const today = isoDateOf(new Date())
  const list = listOn(
    // The reader of visitors' pages tells of rows that it leaves out.
    await readPrices(database, AbortSignal.timeout(readLimitMs), () => {}, today),
    today,
  )
  return withPrices(data, list.categories, { ...list, source: 'live', asOf: today })
}

/** The addresses, in every language, of the pages that a publication has changed. */
export async function outdatedPaths(before: Data, after: Data): Promise<string[]> {
  const pages = await Promise.all(locales.map((locale) => changedPages(before, after, locale)))
  return pages.flat().map(({ path }) => path)
}
