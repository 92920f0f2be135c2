import { z } from 'zod'
import { treatmentKeys } from '../../content/vocabulary.ts'
import { byLocale } from '../../format/by-locale.ts'
import { fromEntries } from '../../format/from-entries.ts'
import { writtenLocales } from '../../locale.ts'
import { priceColumns } from './columns.ts'
import { priceCategory, priceItem } from './schema.ts'

type Shape = { plain: readonly string[]; localised: readonly string[] }

const category: Shape = { plain: ['slug', 'position'], localised: ['title', 'description'] }
const isLocalised = (kind: string) => kind === 'line' || kind === 'lines'
const item: Shape = {
  plain: ['id', ...priceColumns.filter(({ kind }) => !isLocalised(kind)).map(({ name }) => name)],
  localised: priceColumns.filter(({ kind }) => isLocalised(kind)).map(({ name }) => name),
}

/** The columns of a category, and how a database row becomes one. */
export const categoryColumns = columnsOf(category)
export const categoryRow = z.preprocess((row) => nested(row, category), priceCategory)

export const itemColumns = columnsOf(item)
export const itemRow = z.preprocess((row) => withKnownTreatments(nested(row, item)), priceItem)

function columnsOf({ plain, localised }: Shape): string {
  return [...plain, ...localised.flatMap((name) => writtenLocales.map((locale) => `${name}_${locale}`))].join(
    ', ',
  )
}

const anyRow = z.record(z.string(), z.unknown())

/** `title_ro` and `title_en` as one title; anything else is left for the schema to refuse. */
function nested(row: unknown, { plain, localised }: Shape): unknown {
  const { success, data } = anyRow.safeParse(row)
  if (!success) return row
  return fromEntries([
    ...plain.map((name) => [name, data[name]] as const),
    ...localised.map((name) => [name, byLocale((locale) => data[`${name}_${locale}`])] as const),
  ])
}

const withTreatments = z.looseObject({ treatments: z.array(z.unknown()) })
const knownTreatments: ReadonlySet<unknown> = new Set(treatmentKeys)

/** The key of a removed treatment is dropped. */
export function withKnownTreatments(row: unknown): unknown {
  const { success, data } = withTreatments.safeParse(row)
  if (!success) return row
  return { ...data, treatments: data.treatments.filter((key) => knownTreatments.has(key)) }
}
