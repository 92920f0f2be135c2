import { fromEntries } from '../../format/from-entries.ts'
import { type Locale, locales } from '../../locale.ts'

type PriceColumn = {
  /** In `price_items` and in the list; a text in two languages is two columns there, `title_ro` and `title_en`. */
  name: string
  /** In the form and in the file, where that is another word. */
  field?: string
} & (
  | { kind: 'line' | 'lines' | 'flag' | 'treatments' }
  | { kind: 'day'; optional?: true }
  | { kind: 'choice'; choices: string }
  /** Whole numbers, of which people see the least as `first`: 0 is stored. */
  | { kind: 'number'; first: number; optional?: true }
  | { kind: 'amount'; optional?: true }
)

/**
 * What a row of the price list says besides its id, in the order of the file and of the form. The kind of a column says
 * how it is written, read, asked for and compared; `schema.ts` says which values it takes.
 */
const columns = [
  { name: 'title', kind: 'line' },
  { name: 'position', kind: 'number', first: 1 },
  { name: 'unit', kind: 'choice', choices: 'units' },
  { name: 'kind', kind: 'choice', choices: 'kinds' },
  { name: 'amount_min', field: 'min', kind: 'amount' },
  { name: 'amount_max', field: 'max', kind: 'amount', optional: true },
  { name: 'next_min', field: 'next_min', kind: 'amount', optional: true },
  { name: 'next_max', field: 'next_max', kind: 'amount', optional: true },
  { name: 'next_from', kind: 'day', optional: true },
  { name: 'vat', kind: 'choice', choices: 'vat' },
  { name: 'valid_from', kind: 'day' },
  { name: 'hidden', kind: 'flag' },
  { name: 'included', kind: 'lines' },
  { name: 'not_included', kind: 'lines' },
  { name: 'category', kind: 'choice', choices: 'categories' },
  { name: 'treatments', kind: 'treatments' },
] as const satisfies readonly PriceColumn[]

export type Column = (typeof columns)[number]
export type ColumnOf<Kind extends Column['kind']> = Extract<Column, { kind: Kind }>
export const priceColumns: readonly Column[] = columns

type FieldOf<Each> = Each extends { kind: 'line' | 'lines'; name: infer Name extends string }
  ? `${Name}_${Locale}`
  : Each extends { field: infer Field }
    ? Field
    : Each extends { name: infer Name }
      ? Name
      : never
export type RowField = FieldOf<Column>
export type RowValues = Record<RowField, string>

/** The names of a column in the form and in the file: two for what is said in two languages. */
export function fieldsOf(column: Column): readonly RowField[] {
  switch (column.kind) {
    case 'line':
    case 'lines':
      return locales.map((locale) => `${column.name}_${locale}` as const)
    case 'amount':
      return [column.field]
    default:
      return [column.name]
  }
}

export const rowFields = priceColumns.flatMap(fieldsOf)

/** What may be empty, as it is then. */
export const emptyColumns = fromEntries(
  priceColumns.filter((column) => 'optional' in column).map(({ name }) => [name, null] as const),
)
