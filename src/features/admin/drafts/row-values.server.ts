import type { z } from 'zod'
import type { PriceErrors } from '../../../content/admin-schema.ts'
import { hundredthsAsInput, parseLei } from '../../../format/number-input.ts'
import { type PriceCategory, type PriceItem, priceCategory, priceItem } from '../../prices/schema.ts'
import {
  type CategoryField,
  type CategoryValues,
  type RowField,
  type RowValues,
  treatmentsBetween,
} from './price-fields.ts'

export type Checked<Row, Field extends string> =
  | { status: 'good'; row: Row }
  | { status: 'refused'; errors: Partial<Record<Field, keyof PriceErrors>> }

export function valuesOfItem(item: PriceItem): RowValues {
  return {
    title_ro: item.title.ro,
    title_en: item.title.en,
    position: placeOf(item),
    unit: item.unit,
    kind: item.kind,
    min: hundredthsAsInput(item.amount_min),
    max: item.amount_max === null ? '' : hundredthsAsInput(item.amount_max),
    vat: item.vat,
    valid_from: item.valid_from,
    hidden: item.hidden ? 'da' : '',
    included_ro: item.included.ro.join('\n'),
    included_en: item.included.en.join('\n'),
    not_included_ro: item.not_included.ro.join('\n'),
    not_included_en: item.not_included.en.join('\n'),
    category: item.category,
    treatments: item.treatments.join(treatmentsBetween),
  }
}

export function valuesOfCategory(category: PriceCategory): CategoryValues {
  const { title, description } = category
  return {
    title_ro: title.ro,
    title_en: title.en,
    description_ro: description.ro,
    description_en: description.en,
    position: placeOf(category),
  }
}

/** The row that was meant, as the schema of prices allows it; else which fields it refuses, and for which reason. */
export function checkItem(values: RowValues, id: string): Checked<PriceItem, RowField> {
  const parsed = priceItem.safeParse({
    id,
    category: values.category,
    position: positionOf(values.position),
    title: { ro: normaliseText(values.title_ro), en: normaliseText(values.title_en) },
    unit: values.unit,
    kind: values.kind,
    amount_min: parseLei(values.min),
    // Null is "none" here, so what is no amount has to be something else.
    amount_max: values.max.trim() === '' ? null : (parseLei(values.max) ?? Number.NaN),
    vat: values.vat,
    included: { ro: lines(values.included_ro), en: lines(values.included_en) },
    not_included: { ro: lines(values.not_included_ro), en: lines(values.not_included_en) },
    valid_from: values.valid_from.trim(),
    hidden: values.hidden !== '',
    treatments: values.treatments
      .split(treatmentsBetween)
      .map((key) => key.trim())
      .filter((key) => key !== ''),
  })
  if (parsed.success) return { status: 'good', row: parsed.data }
  return { status: 'refused', errors: errorsBy(parsed.error, itemProblem) }
}

export function checkCategory(values: CategoryValues, slug: string): Checked<PriceCategory, CategoryField> {
  const parsed = priceCategory.safeParse({
    slug,
    position: positionOf(values.position),
    title: { ro: normaliseText(values.title_ro), en: normaliseText(values.title_en) },
    description: { ro: normaliseText(values.description_ro), en: normaliseText(values.description_en) },
  })
  if (parsed.success) return { status: 'good', row: parsed.data }
  return { status: 'refused', errors: errorsBy(parsed.error, categoryProblem) }
}

/** The letters with a cedilla are a common mistake for those with a comma below: keyboards make it, people do not. */
export function normaliseText(text: string): string {
  return (
    text
      .replaceAll('ş', 'ș')
      .replaceAll('ţ', 'ț')
      .replaceAll('Ş', 'Ș')
      .replaceAll('Ţ', 'Ț')
      // Not every kind of space: one that does not break was put there on purpose.
      .replace(/[ \t\r\n]+/g, ' ')
      .replace(/^ | $/g, '')
  )
}

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

function itemProblem([name = '', part = '']: readonly string[]): Problem<RowField> {
  const isEnglish = part === 'en' || part === 'pairs'
  switch (name) {
    case 'title':
      return { field: isEnglish ? 'title_en' : 'title_ro', problem: 'title' }
    case 'included':
      return {
        field: isEnglish ? 'included_en' : 'included_ro',
        problem: part === 'pairs' ? 'pairs' : 'list',
      }
    case 'not_included':
      return {
        field: isEnglish ? 'not_included_en' : 'not_included_ro',
        problem: part === 'pairs' ? 'pairs' : 'list',
      }
    case 'amount_min':
      return { field: 'min', problem: 'min' }
    case 'amount_max':
      return { field: 'max', problem: 'max' }
    case 'position':
    case 'unit':
    case 'kind':
    case 'vat':
    case 'valid_from':
    case 'hidden':
    case 'category':
    case 'treatments':
      return { field: name, problem: name }
    default:
      return { field: 'title_ro', problem: 'id' }
  }
}

function categoryProblem([name = '', part = '']: readonly string[]): Problem<CategoryField> {
  const isEnglish = part === 'en'
  if (name === 'title') return { field: isEnglish ? 'title_en' : 'title_ro', problem: 'categoryTitle' }
  if (name === 'description')
    return { field: isEnglish ? 'description_en' : 'description_ro', problem: 'description' }
  return { field: 'position', problem: 'position' }
}

/** People count from one. */
function placeOf({ position }: { position: number }): string {
  return String(position + 1)
}

function positionOf(place: string): number | null {
  return /^\s*0*[1-9]\d{0,5}\s*$/.test(place) ? Number(place) - 1 : null
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map(normaliseText)
    .filter((line) => line !== '')
}
