import { fromEntries } from '../../format/from-entries.ts'
import { type Locale, writtenLocales } from '../../locale.ts'

type PriceColumn = {
  /** The column in `price_items` and in the list. */
  name: string
  /** Its name in the form and in the file, if different. */
  field?: string
} & (
  | { kind: 'line' | 'lines' | 'flag' | 'treatments' }
  | { kind: 'day'; optional?: true }
  | { kind: 'choice'; choices: string }
  /** Whole numbers, shown to people starting from `first`: stored as 0. */
  | { kind: 'number'; first: number; optional?: true }
  | { kind: 'amount'; optional?: true }
)

/**
 * The columns of a price row besides its id, in the order of the form; in the file the category comes first. A column's kind decides how
 * it is written, read, edited and compared; `schema.ts` says which values are valid.
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

/** The names of a column in the form and in the file: two for a text in two languages. */
export function fieldsOf(column: Column): readonly RowField[] {
  switch (column.kind) {
    case 'line':
    case 'lines':
      return writtenLocales.map((locale) => `${column.name}_${locale}` as const)
    case 'amount':
      return [column.field]
    default:
      return [column.name]
  }
}

export const rowFields = priceColumns.flatMap(fieldsOf)

/** The optional columns, empty. */
export const emptyColumns = fromEntries(
  priceColumns.filter((column) => 'optional' in column).map(({ name }) => [name, null] as const),
)
