import {
  readAnnounced,
  readDraftAndPublished,
} from '../../../../../features/admin/drafts/price-store.server.ts'
import type { DraftBarProps } from '../../../../../features/admin/frame/draft-bar.tsx'
import { pendingContent } from '../../../../../features/admin/subjects/drafted-prices.server.ts'
import { subjectBar } from '../../../../../features/admin/subjects/subject-bar.server.ts'
import type { Amounts } from '../../../../../features/prices/price-text.ts'
import type { PriceContent } from '../../../../../features/prices/schema.ts'
import type { SentCall } from '../../../../admin-page.ts'
import { categoryKey, nameOf } from '../../fields.ts'
import { valuesOfCategory, valuesOfItem } from '../../row-values.server.ts'
import { subject as prices } from '../../subject.server.ts'
import {
  type CategoryForm,
  type CheckedForm,
  checkCategoryForm,
  readCategoryForm,
} from '../form/form.server.ts'
import { saveCategory } from '../form/save.server.ts'
import type { CategoryOutcome, CategoryRequest } from '../outcome.server.ts'
import { rowAmounts } from '../rows/rows.server.ts'

/** Saves a category's form while somebody types: valid rows are saved, errors are named and stay in the form. */
export async function autosave(
  { form: sent }: SentCall,
  { account, database, locale, slug, texts }: CategoryRequest,
): Promise<CategoryOutcome> {
  const form = sent && readCategoryForm(slug, sent)
  if (form === null) return say({ status: 'refused' }, 400)
  const [{ draft, published }, offers] = await Promise.all([
    readDraftAndPublished(database),
    readAnnounced(database),
  ])
  const { content } = draft
  if (!content.categories.some((category) => category.slug === slug)) return say({ status: 'gone' }, 404)
  const { errors, ...checked } = checkCategoryForm(form, content, texts.words.errors)
  const edited = { slug, version: form.version, ...checked }
  const saved = await saveCategory(database, edited, { by: account.email, auto: true })
  if (saved.status !== 'saved') return say({ status: saved.status }, 409)
  const pending = { draft, ...pendingContent(saved.content, published), offers }
  return say(
    {
      status: 'saved',
      version: saved.version,
      errors: Object.entries(errors).map(([field, text]) => ({ field, text: text ?? '' })),
      amounts: rowAmounts(openedOf(form, saved.content), slug, locale),
      isEmpty: !saved.content.items.some(({ category }) => category === slug),
      draft: subjectBar(prices, pending, texts),
      ...changesOfOthers(form, checked, saved),
    },
    200,
  )
}

function openedOf({ rows }: CategoryForm, { items }: PriceContent): Pick<PriceContent, 'items'> {
  const keys = new Set(rows.map(({ key }) => key))
  return { items: items.filter(({ id }) => keys.has(id)) }
}

/** Fields in which the draft differs from the form because somebody else changed them. */
function changesOfOthers(
  { slug, rows }: CategoryForm,
  { category, items }: Omit<CheckedForm, 'errors'>,
  { base, content }: { base: PriceContent; content: PriceContent },
) {
  const now = new Map(content.items.map((item) => [item.id, item]))
  const then = new Map(base.items.map((item) => [item.id, item]))
  const values: { field: string; value: string }[] = []
  const gone: string[] = []
  for (const { key, removed } of rows) {
    const saved = now.get(key)
    const sent = items.get(key) ?? then.get(key)
    if (removed || sent === undefined) continue
    if (saved === undefined) gone.push(key)
    else values.push(...differences(key, valuesOfItem(sent), valuesOfItem(saved)))
  }
  const head = content.categories.find((each) => each.slug === slug)
  const sentHead = category ?? base.categories.find((each) => each.slug === slug)
  if (head && sentHead)
    values.push(...differences(categoryKey, valuesOfCategory(sentHead), valuesOfCategory(head)))
  return { values, gone }
}

function differences(key: string, sent: Record<string, string>, saved: Record<string, string>) {
  return Object.entries(saved)
    .filter(([field, value]) => sent[field] !== value)
    .map(([field, value]) => ({ field: nameOf(key, field), value }))
}

function say(json: AutosaveResult, status: 200 | 400 | 404 | 409): CategoryOutcome {
  return { outcome: 'json', json, status }
}

/** The server's answer to autosaving. */
export type AutosaveResult =
  | {
      status: 'saved'
      version: number
      /** Fields that could not be saved, and why. */
      errors: { field: string; text: string }[]
      /** Values that others changed in fields this form left alone. */
      values: { field: string; value: string }[]
      /** Rows that others removed. */
      gone: string[]
      /** Of the rows that the form has. */
      amounts: (Amounts & { id: string; title: string })[]
      /** Whether the category has no row left. */
      isEmpty: boolean
      /** What is not published now. */
      draft: DraftBarProps | null
    }
  /**
   * Somebody else changed the same rows, the list would be empty, or it changes too fast: saving by hand explains
   * it.
   */
  | { status: 'conflict' | 'empty' | 'stale' }
  /** The category is no longer in the draft. */
  | { status: 'gone' }
  | { status: 'refused' }
