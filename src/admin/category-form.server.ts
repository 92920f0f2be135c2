import type { PriceErrors } from '../content/admin-schema.ts'
import type { PriceContent, PriceItem } from '../data/prices/schema.ts'
import {
  type CategoryValues,
  categoryFields,
  categoryKey,
  type FieldErrors,
  nameOf,
  newRowKey,
  type RowValues,
  rowFields,
} from './price-fields.ts'
import { checkCategory, checkItem, tidy } from './row-values.server.ts'

/** One category as its form has it. */
export type CategoryForm = {
  slug: string
  /** The version of the draft that the form was made of. */
  version: number
  category: CategoryValues
  rows: { key: string; values: RowValues; removed: boolean }[]
}

export type CheckedForm =
  | { status: 'good'; category: PriceContent['categories'][number]; items: Map<string, PriceItem> }
  | { status: 'refused'; errors: FieldErrors }

const mostRows = 200

/** Null when it is no form of ours. */
export function readCategoryForm(slug: string, form: URLSearchParams): CategoryForm | null {
  const version = readVersionNumber(form)
  const keys = [...new Set(form.getAll('rand'))].filter((key) => key === newRowKey || rowKey.test(key))
  if (version === null || keys.length > mostRows) return null
  const field = (key: string, name: string) => (form.get(nameOf(key, name)) ?? '').replaceAll('\r\n', '\n')
  return {
    slug,
    version,
    category: readFields(categoryFields, (name) => field(categoryKey, name)),
    rows: keys
      .map((key) => ({
        key,
        values: readFields(rowFields, (name) => field(key, name)),
        removed: field(key, 'remove') !== '',
      }))
      .map((row) => ({ ...row, values: withoutLeftover(row.values) }))
      .filter(({ key, values }) => key !== newRowKey || values.title_ro + values.title_en !== ''),
  }
}

export function readVersionNumber(form: { get(name: string): unknown }): number | null {
  const text = form.get('versiune')
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The rows that the form means; `known` are those of the list, by id, from which it takes what a form cannot say. */
export function checkCategoryForm(
  { slug, category, rows }: CategoryForm,
  known: ReadonlyMap<string, PriceItem>,
  texts: PriceErrors,
): CheckedForm {
  const errors: FieldErrors = {}
  const file = (key: string, found: Partial<Record<string, keyof PriceErrors>>) => {
    for (const [field, problem] of Object.entries(found))
      if (problem !== undefined) errors[nameOf(key, field)] = texts[problem]
  }
  const checkedCategory = checkCategory(category, slug)
  if (checkedCategory.status === 'refused') file(categoryKey, checkedCategory.errors)
  const items: PriceItem[] = []
  for (const { key, values, removed } of rows) {
    if (removed) continue
    const id = key === newRowKey ? freeId(values.title_ro || values.title_en, known) : key
    const checked = checkItem(values, { id, category: slug, treatments: known.get(id)?.treatments ?? [] })
    if (checked.status === 'good') items.push(checked.row)
    else file(key, checked.errors)
  }
  if (Object.keys(errors).length > 0 || checkedCategory.status === 'refused')
    return { status: 'refused', errors }
  return { status: 'good', category: checkedCategory.row, items: placed(items) }
}

/** What is no range has no upper amount, even where a browser without styles still showed the field. */
function withoutLeftover(values: RowValues): RowValues {
  return values.kind === 'range' ? values : { ...values, max: '' }
}

function readFields<Field extends string>(
  fields: readonly Field[],
  read: (field: Field) => string,
): Record<Field, string>
function readFields(fields: readonly string[], read: (field: string) => string): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, read(field)]))
}

const rowKey = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** `Coroană din zirconiu` becomes `coroana-din-zirconiu`, with a number behind it where that is taken. */
function freeId(title: string, known: ReadonlyMap<string, PriceItem>): string {
  const plain = tidy(title)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
  const base = plain === '' ? 'rand' : plain
  let id = base
  for (let number = 2; known.has(id); number += 1) id = `${base}-${number}`
  return id
}

/** Rows that were given the same place keep their order; places stay as they are where nobody shares one. */
function placed(items: readonly PriceItem[]): Map<string, PriceItem> {
  const sorted = items.toSorted((a, b) => a.position - b.position)
  const isShared = new Set(items.map(({ position }) => position)).size < items.length
  return new Map(sorted.map((item, place) => [item.id, isShared ? { ...item, position: place } : item]))
}
