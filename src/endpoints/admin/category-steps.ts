import { readVersionNumber } from '../../features/admin/drafts/category-form.server.ts'
import {
  readDraft,
  readPublished,
  saveDraft,
  undoStep,
} from '../../features/admin/drafts/price-store.server.ts'
import { readScenario, roundings, scaleAmounts, scaleFrom } from '../../features/prices/editing/scenario.ts'
import { type PriceItem, priceContent } from '../../features/prices/schema.ts'
import { isIsoDate, isoDateOf } from '../../format/dates.ts'
import { plainError } from '../../http/error-page.ts'
import { seeOther } from '../../rendering/answer-page.ts'
import { href } from '../../routes.ts'
import type { AdminContext } from './admin-context.ts'
import { formOf } from './category-page.ts'
import { type AnswerCategory, backToCategory, type CategorySession } from './category-session.ts'

/**
 * What can be done to a category besides editing its fields. A step is refused when the draft is not the version
 * that was shown.
 */
export function categorySteps(answer: AnswerCategory) {
  return { applyScenario, undo, remove }

  async function applyScenario(
    c: AdminContext,
    session: CategorySession,
    sent: URLSearchParams,
  ): Promise<Response> {
    const { database, locale, slug } = session
    const percent = sent.get('procent') ?? ''
    const from = (sent.get('din') ?? '').trim()
    const rounding = roundings.find((each) => String(each) === sent.get('rotunjire'))
    const version = readVersionNumber(sent)
    if (version === null || rounding === undefined) return plainError(400, locale)
    const draft = await readDraft(database)
    const form = formOf(draft.content, slug, draft.version)
    if (form === null) return plainError(404, locale)
    const basisPoints = readScenario(percent)
    const isDayGood = from === '' || (isIsoDate(from) && from > isoDateOf(new Date()))
    const scale = (item: PriceItem) =>
      from === ''
        ? scaleAmounts(item, basisPoints ?? 0, rounding)
        : scaleFrom(item, basisPoints ?? 0, rounding, from)
    const scaled = priceContent.safeParse({
      ...draft.content,
      items: draft.content.items.map((item) => (item.category === slug ? scale(item) : item)),
    })
    if (basisPoints === null || !isDayGood || !scaled.success) {
      const { problems, errors } = session.texts.adminPrices
      const scenario = {
        percent,
        rounding: String(rounding),
        from,
        error: basisPoints === null ? problems.percent : isDayGood ? errors.min : null,
        dayError: isDayGood ? null : problems.day,
      }
      const notice = {
        text: scenario.error ?? problems.day,
        wrong: true,
        href: scenario.error === null ? '#din' : '#procent',
      }
      return answer(
        c,
        session,
        { form, draft, published: await readPublished(database), scenario, notice },
        422,
      )
    }
    const isSaved =
      version === draft.version && (await saveDraft(database, version, scaled.data, 'scenario')) !== null
    return backToCategory(session, isSaved ? 'scenariu' : 'vechi')
  }

  async function undo(session: CategorySession, sent: URLSearchParams): Promise<Response> {
    const { database, locale, slug } = session
    const version = readVersionNumber(sent)
    if (version === null) return plainError(400, locale)
    const state = (await undoStep(database, version)) ? 'anulat' : 'vechi'
    // The step may have created this category.
    const { content } = await readDraft(database)
    const isThere = content.categories.some((category) => category.slug === slug)
    return isThere
      ? backToCategory(session, state)
      : seeOther(`${href('admin/prices', locale)}?stare=${state}`)
  }

  /** Only an empty category can be removed: a person has to decide where its rows belong. */
  async function remove(c: AdminContext, session: CategorySession, sent: URLSearchParams): Promise<Response> {
    const { database, locale, slug } = session
    const version = readVersionNumber(sent)
    if (version === null) return plainError(400, locale)
    const draft = await readDraft(database)
    const form = formOf(draft.content, slug, draft.version)
    if (form === null) return plainError(404, locale)
    if (form.rows.length > 0) {
      const notice = { text: session.texts.adminPrices.remove.notEmpty, wrong: true }
      return answer(c, session, { form, draft, published: await readPublished(database), notice }, 422)
    }
    const categories = draft.content.categories.filter((category) => category.slug !== slug)
    const content = { ...draft.content, categories }
    const isSaved =
      version === draft.version && (await saveDraft(database, version, content, 'edit')) !== null
    return isSaved
      ? seeOther(`${href('admin/prices', locale)}?stare=categorie-stearsa`)
      : backToCategory(session, 'vechi')
  }
}
