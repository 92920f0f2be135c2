import { z } from 'zod'
import { treatmentKeys } from '../../content/treatment-list.ts'
import { inEveryLanguage } from '../../format/by-locale.ts'
import { fromEntries } from '../../format/from-entries.ts'
import { priceColumns } from './columns.ts'
import { priceCategory, priceItem } from './schema.ts'

const categoryTexts = ['title', 'description']
const itemTexts = priceColumns
  .filter(({ kind }) => kind === 'line' || kind === 'lines')
  .map(({ name }) => name)

export const categoryColumns = ['slug', 'position', ...categoryTexts].join(', ')
export const categoryRow = z.preprocess(mendedCategory, priceCategory)

export const itemColumns = ['id', ...priceColumns.map(({ name }) => name)].join(', ')
export const itemRow = z.preprocess(mendedItem, priceItem)

/** As it was stored before a language was added. */
export function mendedCategory(row: unknown): unknown {
  return withEveryLanguage(row, categoryTexts)
}

/** As it was stored before a language was added, or a treatment removed. */
export function mendedItem(row: unknown): unknown {
  return withKnownTreatments(withEveryLanguage(row, itemTexts))
}

const anyRow = z.record(z.string(), z.unknown())

function withEveryLanguage(row: unknown, names: readonly string[]): unknown {
  const { success, data } = anyRow.safeParse(row)
  if (!success) return row
  return { ...data, ...fromEntries(names.map((name) => [name, inEveryLanguage(data[name])] as const)) }
}

const withTreatments = z.looseObject({ treatments: z.array(z.unknown()) })
const knownTreatments: ReadonlySet<unknown> = new Set(treatmentKeys)

/** The key of a removed treatment is dropped. */
function withKnownTreatments(row: unknown): unknown {
  const { success, data } = withTreatments.safeParse(row)
  if (!success) return row
  return { ...data, treatments: data.treatments.filter((key) => knownTreatments.has(key)) }
}
