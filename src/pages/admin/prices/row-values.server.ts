import type { z } from 'zod'
import { type Column, priceColumns, type RowField, type RowValues } from '../../../features/prices/columns.ts'
import {
  type PriceCategory,
  type PriceItem,
  priceCategory,
  priceItem,
} from '../../../features/prices/schema.ts'
import { byLocale } from '../../../format/by-locale.ts'
import { fromEntries } from '../../../format/from-entries.ts'
import { hundredthsAsInput, parseLei } from '../../../format/number-input.ts'
import { normaliseText } from '../../../format/typed.ts'
import {
  defaultLocale,
  isLocale,
  type Locale,
  otherLocales,
  speaks,
  writtenLocales,
} from '../../../locale.ts'
import { type CategoryField, type CategoryValues, treatmentsBetween } from './fields.ts'
import type { PriceErrors } from './ro.ts'

export type Checked<Row, Field extends string> =
  | { status: 'good'; row: Row }
  | { status: 'refused'; errors: Partial<Record<Field, keyof PriceErrors>> }

export function valuesOfItem(item: PriceItem): RowValues {
  return fromEntries(priceColumns.flatMap((column) => textsOf(column, item)))
}

export function valuesOfCategory(category: PriceCategory): CategoryValues {
  const { title, description } = category
  return {
    ...fromEntries(writtenLocales.map((locale) => [`title_${locale}` as const, title[locale]] as const)),
    ...fromEntries(
      writtenLocales.map((locale) => [`description_${locale}` as const, description[locale]] as const),
    ),
    position: numberAsInput(category.position, place),
  }
}

/** The row, if the price schema accepts it; else the invalid fields, each with its reason. */
export function checkItem(values: RowValues, id: string): Checked<PriceItem, RowField> {
  const meant: Record<Exclude<keyof PriceItem, 'id'>, unknown> = fromEntries(
    priceColumns.map((column) => [column.name, meantBy(column, values)] as const),
  )
  const parsed = priceItem.safeParse({ id, ...meant })
  if (parsed.success) return { status: 'good', row: parsed.data }
  return { status: 'refused', errors: errorsBy(parsed.error, itemProblem) }
}

export function checkCategory(values: CategoryValues, slug: string): Checked<PriceCategory, CategoryField> {
  const parsed = priceCategory.safeParse({
    slug,
    position: readNumber(values.position, place),
    title: saidBy((locale) => normaliseText(values[`title_${locale}`])),
    description: saidBy((locale) => normaliseText(values[`description_${locale}`])),
  })
  if (parsed.success) return { status: 'good', row: parsed.data }
  return { status: 'refused', errors: errorsBy(parsed.error, categoryProblem) }
}

/** People count from one. */
const place = { first: 1 }

type Problem<Field> = { field: Field; problem: keyof PriceErrors }

function errorsBy<Field extends string>(
  { issues }: z.ZodError,
  problemOf: (path: readonly string[]) => Problem<Field>,
): Partial<Record<Field, keyof PriceErrors>> {
  const errors: Partial<Record<Field, keyof PriceErrors>> = {}
  for (const issue of issues) {
    const { field, problem } = problemOf(issue.path.map(String))
    errors[field] ??= problem
  }
  return errors
}

type Texts = readonly (readonly [RowField, string])[]

/** A column of a row as form and file values. */
function textsOf(column: Column, item: PriceItem): Texts {
  switch (column.kind) {
    case 'line':
      return writtenLocales.map((locale) => [`${column.name}_${locale}`, item[column.name][locale]] as const)
    case 'lines':
      return writtenLocales.map(
        (locale) => [`${column.name}_${locale}`, item[column.name][locale].join('\n')] as const,
      )
    case 'number':
      return [[column.name, numberAsInput(item[column.name], column)]]
    case 'amount':
      return [[column.field, amountAsInput(item[column.name])]]
    case 'choice':
      return [[column.name, item[column.name]]]
    case 'day':
      return [[column.name, item[column.name] ?? '']]
    case 'flag':
      return [[column.name, item[column.name] ? 'yes' : '']]
    case 'treatments':
      return [[column.name, item[column.name].join(treatmentsBetween)]]
    default:
      return column satisfies never
  }
}

/** The value meant by the text of a column, for the schema to accept or refuse. */
function meantBy(column: Column, values: RowValues): unknown {
  switch (column.kind) {
    case 'line':
      return saidBy((locale) => normaliseText(values[`${column.name}_${locale}`]))
    case 'lines':
      return saidBy((locale) => lines(values[`${column.name}_${locale}`]))
    case 'number':
      return readNumber(values[column.name], column)
    case 'amount':
      return readAmount(values[column.field], 'optional' in column)
    case 'choice':
      return values[column.name]
    case 'day':
      return readDay(values[column.name], 'optional' in column)
    case 'flag':
      return values[column.name] !== ''
    case 'treatments':
      return values[column.name]
        .split(treatmentsBetween)
        .map((key) => key.trim())
        .filter((key) => key !== '')
    default:
      return column satisfies never
  }
}

/**
 * A language that the clinic has switched off is not asked for: it keeps what it says while that may still be the same
 * (a text, as many lines), and says what the default one does otherwise.
 */
function saidBy<T extends string | readonly string[]>(read: (locale: Locale) => T): Record<Locale, T> {
  const inDefault = read(defaultLocale)
  const isWhole = (own: T) => (typeof own === 'string' ? own !== '' : own.length === inDefault.length)
  return byLocale((locale) => (speaks(locale) || isWhole(read(locale)) ? read(locale) : inDefault))
}

function itemProblem([name = '', part = '']: readonly string[]): Problem<RowField> {
  const column = priceColumns.find((each) => each.name === name)
  if (column === undefined) return { field: `title_${defaultLocale}`, problem: 'id' }
  switch (column.kind) {
    case 'line':
      return { field: `${column.name}_${isLocale(part) ? part : defaultLocale}`, problem: column.name }
    case 'lines':
      return part === 'pairs'
        ? { field: `${column.name}_${otherLocales(defaultLocale)[0] ?? defaultLocale}`, problem: 'pairs' }
        : { field: `${column.name}_${isLocale(part) ? part : defaultLocale}`, problem: 'list' }
    case 'amount':
      return { field: column.field, problem: column.field }
    default:
      return { field: column.name, problem: column.name }
  }
}

function categoryProblem([name = '', part = '']: readonly string[]): Problem<CategoryField> {
  const locale = isLocale(part) ? part : defaultLocale
  if (name === 'title') return { field: `title_${locale}`, problem: 'categoryTitle' }
  if (name === 'description') return { field: `description_${locale}`, problem: 'description' }
  return { field: 'position', problem: 'position' }
}

type NumberRules = { first: number; optional?: true }

/** As it is shown in an input; empty for null. */
export function numberAsInput(value: number | null, { first }: NumberRules): string {
  return value === null ? '' : String(value + first)
}

/** Null means "none" where that is allowed, so an invalid number must be something else. */
function readNumber(text: string, { first, optional }: NumberRules): number | null {
  if (optional && text.trim() === '') return null
  const number = /^\s*0*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN
  return number >= first ? number - first : Number.NaN
}

function amountAsInput(bani: number | null): string {
  return bani === null ? '' : hundredthsAsInput(bani)
}

function readAmount(text: string, isOptional: boolean): number | null {
  if (isOptional && text.trim() === '') return null
  return parseLei(text.replace(currency, '')) ?? Number.NaN
}

/** As a spreadsheet shows an amount whose cell is formatted as money. */
const currency = /^\s*(?:ron|lei)\s|\s*(?:ron|lei)\s*$/i

/** A day as a date input or Excel in Romania writes it. */
function readDay(text: string, isOptional: boolean): string | null {
  const written = text.trim()
  if (isOptional && written === '') return null
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written) ?? []
  return year === '' ? written : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map(normaliseText)
    .filter((line) => line !== '')
}
