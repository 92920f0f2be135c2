import { readDraft, saveDraft } from '../../../features/admin/drafts/price-store.server.ts'
import type { PriceCategory } from '../../../features/prices/schema.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { fromEntries } from '../../../format/from-entries.ts'
import { defaultLocale } from '../../../locale.ts'
import { freeName } from './category/form/form.server.ts'
import {
  type CategoryValues,
  categoryFields,
  categoryKey,
  categoryTexts,
  type FieldErrors,
  nameOf,
} from './fields.ts'
import type { PriceErrors } from './ro.ts'
import { checkCategory } from './row-values.server.ts'

export type Added =
  | { status: 'added'; slug: string }
  | { status: 'refused'; values: CategoryValues; errors: FieldErrors }
  | { status: 'stale' }

const mostAttempts = 3

/** Appends a category to the draft. Its slug is made from its title in the default language and never changes. */
export async function addCategory(
  database: AdminDatabase,
  form: { get(name: string): unknown },
  texts: PriceErrors,
): Promise<Added> {
  const field = (name: string) => String(form.get(nameOf(categoryKey, name)) ?? '')
  const given = fromEntries(categoryTexts.map((name) => [name, field(name)] as const))
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const draft = await readDraft(database)
    const { categories } = draft.content
    const slug = freeName(given[`title_${defaultLocale}`], new Set(categories.map((each) => each.slug)))
    const position = String(2 + Math.max(-1, ...categories.map((each) => each.position)))
    const values = { ...given, position }
    const checked = checkCategory(values, slug)
    if (checked.status === 'refused') {
      const errors: FieldErrors = {}
      for (const name of categoryFields) {
        const problem = checked.errors[name]
        if (problem !== undefined) errors[nameOf(categoryKey, name)] = texts[problem]
      }
      return { status: 'refused', values, errors }
    }
    const content = { ...draft.content, categories: [...categories, checked.row] }
    if ((await saveDraft(database, draft.version, content, 'edit')) !== null) return { status: 'added', slug }
  }
  return { status: 'stale' }
}

/**
 * Moves a category one place up or down. False when the draft has changed since it was shown, or there is no such
 * place.
 */
export async function moveCategory(
  database: AdminDatabase,
  seen: number,
  { slug, by }: { slug: string; by: -1 | 1 },
): Promise<boolean> {
  const { version, content } = await readDraft(database)
  const from = content.categories.findIndex((category) => category.slug === slug)
  const to = from + by
  if (version !== seen || from === -1 || to < 0 || to >= content.categories.length) return false
  const categories = moved(content.categories, from, to).map((category, position) => ({
    ...category,
    position,
  }))
  return (await saveDraft(database, version, { ...content, categories }, 'edit')) !== null
}

function moved(categories: readonly PriceCategory[], from: number, to: number): PriceCategory[] {
  const rest = categories.filter((_, place) => place !== from)
  return [...rest.slice(0, to), ...categories.slice(from, from + 1), ...rest.slice(to)]
}
