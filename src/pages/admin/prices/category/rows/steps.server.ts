import { readDraft, saveDraft } from '../../../../../features/admin/drafts/price-store.server.ts'
import { failure } from '../../../../../features/admin/frame/flashes.ts'
import { undoStep } from '../../../../../features/admin/subjects/draft-steps.server.ts'
import { inOrder } from '../../../../../features/prices/price-subject.server.ts'
import type { PriceContent } from '../../../../../features/prices/schema.ts'
import { isSame } from '../../../../../features/publishing/changes.ts'
import { href } from '../../../../../routes.ts'
import type { SentForm } from '../../../../admin-page.ts'
import { done, refused } from '../../../../outcome.ts'
import { subject } from '../../subject.server.ts'
import { backToCategory } from '../address.server.ts'
import { type CategoryOutcome, type CategoryRequest, hasCategory } from '../outcome.server.ts'
import { listPageOf, withRowAt, withRowsIn } from './rows.server.ts'

/*
 * What can be done to a category besides editing its fields. A step is refused when the draft is not the version that
 * was shown.
 */

export function revert(step: 'undo' | 'redo') {
  return async ({ version }: SentForm, request: CategoryRequest): Promise<CategoryOutcome> => {
    const { database, locale, slug } = request
    const flash = await undoStep(request, subject, version, step)
    // Undone, the step that created this category; brought back, the one that removed it.
    const { content } = await readDraft(database)
    return hasCategory(content, slug)
      ? backToCategory(request, flash)
      : done(flash, { at: href('admin/prices', locale) })
  }
}

/** Only an empty category can be removed: a person has to decide where its rows belong. */
export async function remove({ version }: SentForm, request: CategoryRequest): Promise<CategoryOutcome> {
  const { database, locale, slug, texts } = request
  const draft = await readDraft(database)
  if (!hasCategory(draft.content, slug)) return { outcome: 'missing' }
  if (draft.content.items.some(({ category }) => category === slug))
    return refused({ notice: failure(texts.words.remove.notEmpty) })
  const categories = draft.content.categories.filter((category) => category.slug !== slug)
  const isSaved =
    version === draft.version &&
    (await saveDraft(database, version, { ...draft.content, categories }, 'edit')) !== null
  return isSaved
    ? done('category-removed', { at: href('admin/prices', locale) })
    : backToCategory(request, 'stale')
}

/** One place up or down, or to the place where it was dropped. The focus stays with the row. */
export async function move(
  { form: sent, version }: SentForm,
  request: CategoryRequest,
): Promise<CategoryOutcome> {
  const { database, slug } = request
  const [up, down] = [sent.get('up'), sent.get('down')]
  const id = up ?? down ?? sent.get('moved') ?? ''
  if (!/^[a-z0-9-]+$/.test(id)) return { outcome: 'invalid' }
  const { version: now, content } = await readDraft(database)
  const rows = content.items.filter(({ category }) => category === slug)
  const at = rows.findIndex((item) => item.id === id)
  const place = /^\d{1,4}$/.exec(sent.get('place') ?? '')?.[0]
  const to = up !== null ? at - 1 : down !== null ? at + 1 : Number(place ?? -1)
  const moved = at === -1 || now !== version ? null : withRowAt(content, id, to)
  const isSaved = moved !== null && (await saveDraft(database, version, moved, 'edit')) !== null
  if (!isSaved) return backToCategory(request, 'stale')
  const button = (up !== null && to > 0) || to === rows.length - 1 ? 'up' : 'down'
  return backToCategory(request, 'row-moved', { page: listPageOf(to), focus: `${button}-${id}` })
}

type Rows = ReadonlySet<string>

export function hide(hidden: boolean) {
  return change((content, chosen) => ({
    ...content,
    items: content.items.map((item) => (chosen.has(item.id) ? { ...item, hidden } : item)),
  }))
}

export const moveInto = change((content, chosen, target) =>
  hasCategory(content, target) ? withRowsIn(content, chosen, target) : null,
)

/** What is done to several rows at once; null for what the site never asks. */
function change(changed: (content: PriceContent, chosen: Rows, target: string) => PriceContent | null) {
  return async ({ form: sent, version }: SentForm, request: CategoryRequest): Promise<CategoryOutcome> => {
    const { database, slug, texts } = request
    const draft = await readDraft(database)
    if (!hasCategory(draft.content, slug)) return { outcome: 'missing' }
    const chosen = new Set(sent.getAll('row'))
    if (chosen.size === 0) return refused({ notice: failure(texts.words.selection.nothing) })
    const after = changed(draft.content, chosen, sent.get('into') ?? '')
    if (after === null) return { outcome: 'invalid' }
    if (isSame(after, draft.content)) return backToCategory(request, 'unchanged')
    const isSaved =
      version === draft.version && (await saveDraft(database, version, inOrder(after), 'edit')) !== null
    return backToCategory(request, isSaved ? 'rows-changed' : 'stale')
  }
}
