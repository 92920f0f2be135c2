import { diffPrices, isSame } from '../../prices/editing/diff.ts'
import { type Conflict, mergeRows } from '../../prices/editing/merge.ts'
import { type PriceCategory, type PriceContent, type PriceItem, priceContent } from '../../prices/schema.ts'
import type { CheckedForm } from './category-form.server.ts'
import {
  type AdminDatabase,
  autosaveDraft,
  type Draft,
  inOrder,
  readDraft,
  readVersion,
  saveDraft,
  takeBack,
} from './price-store.server.ts'

/** An edited category and the version of the draft it is based on. Rows the form does not mention stay. */
type Edited = Omit<CheckedForm, 'errors'> & { slug: string; version: number }

export type Conflicts = { categories: Conflict<PriceCategory>[]; items: Conflict<PriceItem>[] }

/** `by`: whose save it is; `auto`: the form saved itself. */
export type Saving = { by: string; auto: boolean }

export type Saved =
  /** `base` is the version the form was based on, `content` the draft now. */
  | { status: 'saved'; merged: boolean; version: number; base: PriceContent; content: PriceContent }
  /** Others changed the same rows. `content` is the merged list, with this form's version of the conflicting rows. */
  | { status: 'conflict'; conflicts: Conflicts; draft: Draft; content: PriceContent }
  | { status: 'empty' }
  | { status: 'stale' }

const mostAttempts = 3

/**
 * Merges an edited category into what others have saved since its form was rendered: their other rows stay; where
 * both changed the same row nothing is saved and the conflict is shown.
 */
export async function saveCategory(database: AdminDatabase, edited: Edited, saving: Saving): Promise<Saved> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const draft = await readDraft(database)
    const base = await baseOf(database, edited.version, draft)
    const { content, conflicts } = merge(base, edited, draft.content)
    if (conflicts.items.length + conflicts.categories.length > 0)
      return { status: 'conflict', conflicts, draft, content }
    const whole = priceContent.safeParse(content)
    if (!whole.success) return { status: content.items.length === 0 ? 'empty' : 'stale' }
    const merged =
      draft.version !== edited.version &&
      !isSame(sliceOf(base, edited.slug), sliceOf(draft.content, edited.slug))
    if (isSame(whole.data, draft.content))
      return { status: 'saved', merged, version: draft.version, base, content: whole.data }
    const version = saving.auto
      ? await saveAlone(database, draft, whole.data, saving.by)
      : await saveDraft(database, draft.version, whole.data, 'edit')
    if (version !== null) return { status: 'saved', merged, version, base, content: whole.data }
  }
  return { status: 'stale' }
}

/** The version the form was based on. If it is too old to be known, every difference counts as a conflict. */
async function baseOf(database: AdminDatabase, version: number, draft: Draft): Promise<PriceContent> {
  if (version === draft.version) return draft.content
  // The first version stores the published list that a form of version 0 showed.
  const before = await readVersion(database, Math.max(version, 1))
  return before?.content ?? { categories: [], items: [] }
}

function merge(
  base: PriceContent,
  { slug, category, items, removed }: Edited,
  theirs: PriceContent,
): { content: PriceContent; conflicts: Conflicts } {
  const isMine = (id: string) => items.has(id) || removed.has(id)
  const mine = (content: PriceContent) =>
    new Map(content.items.filter(({ id }) => isMine(id)).map((item) => [item.id, item]))
  const rows = mergeRows(mine(base), items, mine(theirs))
  const head = category === null ? headOf(base, slug) : new Map([[slug, category]])
  const heads = mergeRows(headOf(base, slug), head, headOf(theirs, slug))
  const content = inOrder({
    categories: theirs.categories.map((each) => (each.slug === slug ? (heads.rows.get(slug) ?? each) : each)),
    items: [...theirs.items.filter(({ id }) => !isMine(id)), ...rows.rows.values()],
  })
  return { content, conflicts: { categories: heads.conflicts, items: rows.conflicts } }
}

function headOf({ categories }: PriceContent, slug: string): Map<string, PriceCategory> {
  return new Map(categories.filter((each) => each.slug === slug).map((each) => [each.slug, each]))
}

function sliceOf(content: PriceContent, slug: string) {
  return [...content.items.filter(({ category }) => category === slug), ...headOf(content, slug).values()]
}

const oneStepMs = 10 * 60 * 1000

/** Saves by itself. Somebody who takes back what they just did is where they were: no step is left of it. */
async function saveAlone(
  database: AdminDatabase,
  draft: Draft,
  next: PriceContent,
  by: string,
): Promise<number | null> {
  const to = await undoTarget(database, draft, next, by)
  const before = to === 0 ? null : await readVersion(database, to)
  return before !== null && isSame(before.content, next)
    ? takeBack(database, draft.version, before)
    : autosaveDraft(database, draft.version, next, to)
}

/**
 * What undo restores after autosaving: the same person editing the same rows continues one step. 0 starts a new
 * one.
 */
async function undoTarget(
  database: AdminDatabase,
  { content, undoTo, saved }: Draft,
  next: PriceContent,
  by: string,
): Promise<number> {
  if (undoTo === null || saved?.step !== 'autosave' || saved.by !== by) return 0
  if (Date.now() - Date.parse(saved.at) > oneStepMs) return 0
  const before = await readVersion(database, undoTo)
  if (before === null) return 0
  const earlier = changedKeys(before.content, content)
  return [...changedKeys(content, next)].every((key) => earlier.has(key)) ? undoTo : 0
}

function changedKeys(before: PriceContent, after: PriceContent): Set<string> {
  const { categories, items } = diffPrices(before, after)
  return new Set([
    ...categories.map((change) => (change.after ?? change.before)?.slug ?? ''),
    ...items.map((change) => (change.after ?? change.before)?.id ?? ''),
  ])
}
