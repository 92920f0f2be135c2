import { readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import { readDraft, readPublished, saveDraft } from '../../../features/admin/drafts/price-store.server.ts'
import {
  readScenario,
  roundings,
  scaleAmounts,
  scaleFrom,
} from '../../../features/prices/editing/scenario.ts'
import { type PriceItem, priceContent } from '../../../features/prices/schema.ts'
import { isIsoDate, isoDateOf } from '../../../format/dates.ts'
import { typedLine } from '../../../format/typed.ts'
import { plainError } from '../../../http/error-page.ts'
import type { AdminContext } from '../admin-context.ts'
import { formOf } from './category-page.ts'
import { type AnswerCategory, backToCategory, type CategorySession } from './category-session.ts'

/** Raises or lowers the prices of a category, or of its chosen rows, by a percentage: at once, or from a day on. */
export async function applyScenario(
  answer: AnswerCategory,
  c: AdminContext,
  session: CategorySession,
  sent: URLSearchParams,
): Promise<Response> {
  const { database, locale, slug } = session
  const percent = sent.get('procent') ?? ''
  const from = typedLine(sent.get('din') ?? '')
  const chosen = new Set(sent.getAll('rand'))
  // Nothing chosen is everything.
  const isMeant = ({ id, category }: PriceItem) => category === slug && (chosen.size === 0 || chosen.has(id))
  const rounding = roundings.find((each) => String(each) === sent.get('rotunjire'))
  const version = readVersionNumber(sent)
  if (version === null || rounding === undefined) return plainError(400, locale)
  const draft = await readDraft(database)
  const form = formOf(draft.content, slug, draft.version, session.opened)
  if (form === null) return plainError(404, locale)
  const basisPoints = readScenario(percent)
  const isDayGood = from === '' || (isIsoDate(from) && from > isoDateOf(new Date()))
  const scale = (item: PriceItem) =>
    from === ''
      ? scaleAmounts(item, basisPoints ?? 0, rounding)
      : scaleFrom(item, basisPoints ?? 0, rounding, from)
  const scaled = priceContent.safeParse({
    ...draft.content,
    items: draft.content.items.map((item) => (isMeant(item) ? scale(item) : item)),
  })
  if (basisPoints === null || !isDayGood || !scaled.success) {
    const { problems, errors } = session.texts.adminPrices
    const scenario = {
      percent,
      rounding: String(rounding),
      from,
      chosen: [...chosen],
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
