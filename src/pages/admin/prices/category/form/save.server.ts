import {
  type PriceDraft,
  readDraft,
  saveDraft,
} from '../../../../../features/admin/drafts/price-store.server.ts'
import { inOrder, priceSubject } from '../../../../../features/prices/price-subject.server.ts'
import {
  type PriceCategory,
  type PriceContent,
  type PriceItem,
  priceContent,
} from '../../../../../features/prices/schema.ts'
import { isSame } from '../../../../../features/publishing/changes.ts'
import { readVersion } from '../../../../../features/publishing/draft-store.server.ts'
import { type Conflict, mergeRows } from '../../../../../features/publishing/merge.ts'
import { autosave } from '../../../../../features/publishing/steps.server.ts'
import type { AdminDatabase } from '../../../../../features/publishing/subject.ts'
import type { CheckedForm } from './form.server.ts'

/** An edited category and the version of the draft it is based on. Rows the form does not mention stay. */
type Edited = Omit<CheckedForm, 'errors'> & { slug: string; version: number }

export type Conflicts = { categories: Conflict<PriceCategory>[]; items: Conflict<PriceItem>[] }

/** `by`: whose save it is; `auto`: the form saved itself. */
export type Saving = { by: string; auto: boolean }

export type Saved =
  /** `base` is the version the form was based on, `content` the draft now. */
  | { status: 'saved'; merged: boolean; version: number; base: PriceContent; content: PriceContent }
  /** Others changed the same rows. `content` is the merged list, with this form's version of the conflicting rows. */
  | { status: 'conflict'; conflicts: Conflicts; draft: PriceDraft; content: PriceContent }
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
      ? await autosave(database, priceSubject, draft, whole.data, saving.by)
      : await saveDraft(database, draft.version, whole.data, 'edit')
    if (version !== null) return { status: 'saved', merged, version, base, content: whole.data }
  }
  return { status: 'stale' }
}

/** The version the form was based on. If it is too old to be known, every difference counts as a conflict. */
async function baseOf(database: AdminDatabase, version: number, draft: PriceDraft): Promise<PriceContent> {
  if (version === draft.version) return draft.content
  // The first version stores the published list that a form of version 0 showed.
  const before = await readVersion(database, priceSubject, Math.max(version, 1))
  return before ?? { categories: [], items: [] }
}

function merge(
  base: PriceContent,
  { slug, category, items, removed }: Edited,
  theirs: PriceContent,
): { content: PriceContent; conflicts: Conflicts } {
  const isMine = (id: string) => items.has(id) || removed.has(id)
  const mine = (content: PriceContent) =>
    new Map(content.items.filter(({ id }) => isMine(id)).map((item) => [item.id, item]))
  const rows = mergeRows(mine(base), items, mine(theirs), priceSubject.together)
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
