import { isSame } from '../data/prices/diff.ts'
import { type Conflict, mergeRows } from '../data/prices/merge.ts'
import { type PriceCategory, type PriceContent, type PriceItem, priceContent } from '../data/prices/schema.ts'
import {
  type AdminDatabase,
  type Draft,
  inOrder,
  readDraft,
  readVersion,
  saveDraft,
} from './price-store.server.ts'

type Edited = {
  slug: string
  version: number
  category: PriceCategory
  items: ReadonlyMap<string, PriceItem>
}

export type Conflicts = { categories: Conflict<PriceCategory>[]; items: Conflict<PriceItem>[] }

export type Saved =
  | { status: 'saved'; merged: boolean }
  /** Others changed the same rows. `content` is the list with what does not clash of both, and mine of what does. */
  | { status: 'conflict'; conflicts: Conflicts; draft: Draft; content: PriceContent }
  | { status: 'empty' }
  | { status: 'stale' }

const mostAttempts = 3

/**
 * Saves what somebody made of a category, on top of whatever others saved since their form was made: their other
 * rows are kept, and where both changed the same row nothing is saved and both are told.
 */
export async function saveCategory(database: AdminDatabase, edited: Edited): Promise<Saved> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const draft = await readDraft(database)
    const base = await baseOf(database, edited.version, draft)
    const { content, conflicts } = merge(base, edited, draft.content)
    if (conflicts.items.length + conflicts.categories.length > 0)
      return { status: 'conflict', conflicts, draft, content }
    const whole = priceContent.safeParse(content)
    if (!whole.success) return { status: 'empty' }
    const merged =
      draft.version !== edited.version &&
      !isSame(sliceOf(base, edited.slug), sliceOf(draft.content, edited.slug))
    if (isSame(whole.data, draft.content)) return { status: 'saved', merged }
    if (await saveDraft(database, draft.version, whole.data, 'edit')) return { status: 'saved', merged }
  }
  return { status: 'stale' }
}

/** What the form was made of. Too long ago to be known, it is taken for nothing: every difference is then a conflict. */
async function baseOf(database: AdminDatabase, version: number, draft: Draft): Promise<PriceContent> {
  if (version === draft.version) return draft.content
  // The first version keeps the published list that a form of version 0 showed.
  const before = await readVersion(database, Math.max(version, 1))
  return before?.content ?? { categories: [], items: [] }
}

function merge(
  base: PriceContent,
  { slug, category, items }: Edited,
  theirs: PriceContent,
): { content: PriceContent; conflicts: Conflicts } {
  const rows = mergeRows(itemsOf(base, slug), items, itemsOf(theirs, slug))
  const heads = mergeRows(headOf(base, slug), new Map([[slug, category]]), headOf(theirs, slug))
  const content = inOrder({
    categories: theirs.categories.map((each) => (each.slug === slug ? (heads.rows.get(slug) ?? each) : each)),
    items: [...theirs.items.filter((item) => item.category !== slug), ...rows.rows.values()],
  })
  return { content, conflicts: { categories: heads.conflicts, items: rows.conflicts } }
}

function itemsOf({ items }: PriceContent, slug: string): Map<string, PriceItem> {
  return new Map(items.filter(({ category }) => category === slug).map((item) => [item.id, item]))
}

function headOf({ categories }: PriceContent, slug: string): Map<string, PriceCategory> {
  return new Map(categories.filter((each) => each.slug === slug).map((each) => [each.slug, each]))
}

function sliceOf(content: PriceContent, slug: string) {
  return [...itemsOf(content, slug).values(), ...headOf(content, slug).values()]
}
