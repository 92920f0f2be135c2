import { readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import { readDraft, readPublished, saveDraft } from '../../../features/admin/drafts/price-store.server.ts'
import { withRowAt, withRowsIn } from '../../../features/admin/drafts/row-list.server.ts'
import { adminPriceSubject } from '../../../features/admin/subjects/admin-prices.server.ts'
import { inOrder } from '../../../features/prices/price-subject.server.ts'
import { isSame } from '../../../features/publishing/changes.ts'
import { plainError } from '../../../http/error-page.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext } from '../admin-context.ts'
import { undoStep } from '../publishing/draft-steps.ts'
import { formOf } from './category-page.ts'
import { listPageOf } from './category-rows.ts'
import { type AnswerCategory, backToCategory, type CategorySession } from './category-session.ts'
import { openedIn, openedQuery } from './opened-rows.ts'
import { priceNotices } from './price-notices.ts'

/**
 * What can be done to a category besides editing its fields. A step is refused when the draft is not the version
 * that was shown.
 */
export function categorySteps(answer: AnswerCategory) {
  return { revert, remove, move, change, edit }

  async function revert(
    session: CategorySession,
    sent: URLSearchParams,
    step: 'undo' | 'redo',
  ): Promise<Response> {
    const { database, locale, slug } = session
    const version = readVersionNumber(sent)
    if (version === null) return plainError(400, locale)
    const state = await undoStep(session, adminPriceSubject, version, step)
    // Undone, the step that created this category; brought back, the one that removed it.
    const { content } = await readDraft(database)
    const isThere = content.categories.some((category) => category.slug === slug)
    return isThere ? backToCategory(session, state) : priceNotices.back(href('admin/prices', locale), state)
  }

  /** Only an empty category can be removed: a person has to decide where its rows belong. */
  async function remove(c: AdminContext, session: CategorySession, sent: URLSearchParams): Promise<Response> {
    const { database, locale, slug } = session
    const version = readVersionNumber(sent)
    if (version === null) return plainError(400, locale)
    const draft = await readDraft(database)
    const form = formOf(draft.content, slug, draft.version, session.opened)
    if (form === null) return plainError(404, locale)
    if (draft.content.items.some(({ category }) => category === slug)) {
      const notice = { text: session.texts.adminPrices.remove.notEmpty, wrong: true }
      return answer(c, session, { form, draft, published: await readPublished(database), notice }, 422)
    }
    const categories = draft.content.categories.filter((category) => category.slug !== slug)
    const content = { ...draft.content, categories }
    const isSaved =
      version === draft.version && (await saveDraft(database, version, content, 'edit')) !== null
    return isSaved
      ? priceNotices.back(href('admin/prices', locale), 'categorie-stearsa')
      : backToCategory(session, 'vechi')
  }

  /** One place up or down, or to the place where it was dropped. The focus stays with the row. */
  async function move(session: CategorySession, sent: URLSearchParams): Promise<Response> {
    const { database, locale, slug } = session
    const [up, down] = [sent.get('sus'), sent.get('jos')]
    const id = up ?? down ?? sent.get('mutat') ?? ''
    const version = readVersionNumber(sent)
    if (version === null || !/^[a-z0-9-]+$/.test(id)) return plainError(400, locale)
    const { version: now, content } = await readDraft(database)
    const rows = content.items.filter(({ category }) => category === slug)
    const at = rows.findIndex((item) => item.id === id)
    const place = /^\d{1,4}$/.exec(sent.get('la') ?? '')?.[0]
    const to = up !== null ? at - 1 : down !== null ? at + 1 : Number(place ?? -1)
    const moved = at === -1 || now !== version ? null : withRowAt(content, id, to)
    const isSaved = moved !== null && (await saveDraft(database, version, moved, 'edit')) !== null
    if (!isSaved) return backToCategory(session, 'vechi')
    const button = (up !== null && to > 0) || to === rows.length - 1 ? 'sus' : 'jos'
    return backToCategory({ ...session, page: listPageOf(to) }, 'rand-mutat', `${button}-${id}`)
  }

  /** What is done to several rows at once. */
  async function change(c: AdminContext, session: CategorySession, sent: URLSearchParams): Promise<Response> {
    const { database, locale, slug, texts } = session
    const version = readVersionNumber(sent)
    if (version === null) return plainError(400, locale)
    const draft = await readDraft(database)
    const form = formOf(draft.content, slug, draft.version, session.opened)
    if (form === null) return plainError(404, locale)
    const chosen = new Set(sent.getAll('rand'))
    const { content } = draft
    const target = sent.get('in') ?? ''
    const action = sent.get('actiune')
    if (chosen.size === 0) {
      const notice = { text: texts.adminPrices.selection.nothing, wrong: true }
      return answer(c, session, { form, draft, published: await readPublished(database), notice }, 422)
    }
    if (action === 'muta-in' && !content.categories.some((each) => each.slug === target))
      return plainError(400, locale)
    const hide = (hidden: boolean) => ({
      ...content,
      items: content.items.map((item) => (chosen.has(item.id) ? { ...item, hidden } : item)),
    })
    const changed = action === 'muta-in' ? withRowsIn(content, chosen, target) : hide(action === 'ascunde')
    if (isSame(changed, content)) return backToCategory(session, 'neschimbat')
    const isSaved =
      version === draft.version && (await saveDraft(database, version, inOrder(changed), 'edit')) !== null
    return backToCategory(session, isSaved ? 'randuri' : 'vechi')
  }

  /** Opens the rows that are ticked, all in one form. */
  function edit(session: CategorySession, sent: URLSearchParams): Response {
    const { locale, slug } = session
    const query = new URLSearchParams(openedQuery(openedIn(sent.getAll('rand'))))
    return seeOther(`${href('admin/category', locale, { slug })}?${query}`)
  }
}
