import { readVersionNumber } from '../../../../../features/admin/drafts/draft-form.server.ts'
import { type RowValues, rowFields } from '../../../../../features/prices/columns.ts'
import type { PriceCategory, PriceContent, PriceItem } from '../../../../../features/prices/schema.ts'
import { fromEntries } from '../../../../../format/from-entries.ts'
import { freeSlug, slugFrom } from '../../../../../format/slug.ts'
import { normaliseText } from '../../../../../format/typed.ts'
import { writtenLocales } from '../../../../../locale.ts'
import {
  type CategoryValues,
  categoryFields,
  categoryKey,
  type FieldErrors,
  nameOf,
  newRowKey,
  treatmentsBetween,
} from '../../fields.ts'
import type { PriceErrors } from '../../ro.ts'
import { checkCategory, checkItem } from '../../row-values.server.ts'

/** One category as form values. */
export type CategoryForm = {
  slug: string
  /** The version of the draft that the form was rendered from. */
  version: number
  /** Null where the form is about rows alone. */
  category: CategoryValues | null
  rows: { key: string; values: RowValues; removed: boolean }[]
}

/** The valid part of a form, and the errors of the rest. */
export type CheckedForm = {
  /** Null when the category's own fields are invalid, or were not sent. */
  category: PriceCategory | null
  items: Map<string, PriceItem>
  removed: Set<string>
  errors: FieldErrors
}

const mostRows = 200

/** Null for a form that the site never sends. */
export function readCategoryForm(slug: string, form: URLSearchParams): CategoryForm | null {
  const version = readVersionNumber(form)
  const keys = [...new Set(form.getAll('row'))].filter((key) => key === newRowKey || rowKey.test(key))
  if (version === null || keys.length > mostRows) return null
  // Only treatments are sent several times: each has its own box.
  const field = (key: string, name: string) =>
    form.getAll(nameOf(key, name)).join(treatmentsBetween).replaceAll('\r\n', '\n')
  return {
    slug,
    version,
    category: form.has(nameOf(categoryKey, 'position'))
      ? fromEntries(categoryFields.map((name) => [name, field(categoryKey, name)] as const))
      : null,
    rows: keys
      .map((key) => ({
        key,
        values: fromEntries(rowFields.map((name) => [name, field(key, name)] as const)),
        removed: field(key, 'remove') !== '',
      }))
      .map((row) => ({ ...row, values: withoutLeftover(row.values) }))
      .filter(({ key, values }) => key !== newRowKey || titleOf(values) !== ''),
  }
}

/** The rows of the form, merged into the current list. */
export function checkCategoryForm(
  { slug, category, rows }: CategoryForm,
  { categories, items: existing }: PriceContent,
  texts: PriceErrors,
): CheckedForm {
  const errors: FieldErrors = {}
  const file = (key: string, found: Partial<Record<string, keyof PriceErrors>>) => {
    for (const [field, problem] of Object.entries(found))
      if (problem !== undefined) errors[nameOf(key, field)] = texts[problem]
  }
  const checkedCategory = category === null ? null : checkCategory(category, slug)
  if (checkedCategory?.status === 'refused') file(categoryKey, checkedCategory.errors)
  const ids = new Set(existing.map(({ id }) => id))
  const slugs = new Set(categories.map((each) => each.slug))
  const items: PriceItem[] = []
  for (const { key, values, removed } of rows) {
    if (removed) continue
    const id = key === newRowKey ? freeName(titleOf(values), ids) : key
    const checked = checkItem(values, id)
    if (checked.status === 'refused') file(key, checked.errors)
    else if (slugs.has(checked.row.category)) items.push(checked.row)
    else file(key, { category: 'category' })
  }
  const removed = new Set(rows.filter((row) => row.removed).map(({ key }) => key))
  return {
    category: checkedCategory?.status === 'good' ? checkedCategory.row : null,
    items: placed(
      items,
      slug,
      existing.filter(({ id }) => !removed.has(id)),
    ),
    removed,
    errors,
  }
}

/** In the first language that has one. */
function titleOf(values: RowValues): string {
  return writtenLocales.map((locale) => values[`title_${locale}`]).find((title) => title !== '') ?? ''
}

/** Only a range has an upper amount; a browser without styles may still have shown the field. */
function withoutLeftover(values: RowValues): RowValues {
  return values.kind === 'range' ? values : { ...values, max: '' }
}

const rowKey = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** `Coroană din zirconiu` becomes `coroana-din-zirconiu`, with a number appended if that is taken. */
export function freeName(title: string, taken: ReadonlySet<string>): string {
  return freeSlug(slugFrom(normaliseText(title), 60) || 'row', (name) => taken.has(name))
}

/**
 * Rows given the same place keep their order, except that a row moved up comes first and a row moved down last.
 * Rows moved to another category go to its end.
 */
function placed(
  items: readonly PriceItem[],
  slug: string,
  existing: readonly PriceItem[],
): Map<string, PriceItem> {
  const before = new Map(existing.map((item) => [item.id, item]))
  const moved = ({ id, position }: PriceItem) => Math.sign(position - (before.get(id)?.position ?? position))
  const sent = new Map(items.map((item) => [item.id, item]))
  const sorted = [
    ...existing.map((item) => sent.get(item.id) ?? item),
    ...items.filter(({ id }) => !before.has(id)),
  ]
    .filter(({ category }) => category === slug)
    .toSorted((a, b) => a.position - b.position || moved(a) - moved(b))
  const isShared = new Set(sorted.map(({ position }) => position)).size < sorted.length
  const staying = sorted
    .map((item, place) => (isShared ? { ...item, position: place } : item))
    .filter(({ id, position }) => sent.has(id) || position !== before.get(id)?.position)
  const leaving = items
    .filter(({ category }) => category !== slug)
    .map((item) =>
      before.get(item.id)?.category === item.category ? item : { ...item, position: endOf(item) },
    )
  return new Map([...staying, ...leaving].map((item) => [item.id, item]))

  function endOf({ category }: PriceItem): number {
    return (
      1 + Math.max(-1, ...existing.filter((item) => item.category === category).map((item) => item.position))
    )
  }
}
