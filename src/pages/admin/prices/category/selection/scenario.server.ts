import { readDraft, saveDraft } from '../../../../../features/admin/drafts/price-store.server.ts'
import {
  readScenario,
  roundings,
  scaleAmounts,
  scaleFrom,
} from '../../../../../features/prices/editing/scenario.ts'
import { type PriceItem, priceContent } from '../../../../../features/prices/schema.ts'
import { isIsoDate, isoDateOf } from '../../../../../format/dates.ts'
import { typedLine } from '../../../../../format/typed.ts'
import type { SentForm } from '../../../../admin-page.ts'
import { refused } from '../../../../outcome.ts'
import { backToCategory } from '../address.server.ts'
import { type CategoryOutcome, type CategoryRequest, hasCategory } from '../outcome.server.ts'

/** Raises or lowers the prices of a category, or of its chosen rows, by a percentage: at once, or from a day on. */
export async function applyScenario(
  { form: sent, version }: SentForm,
  request: CategoryRequest,
): Promise<CategoryOutcome> {
  const { database, slug, texts } = request
  const percent = sent.get('percent') ?? ''
  const from = typedLine(sent.get('from') ?? '')
  const chosen = new Set(sent.getAll('row'))
  // No selection means all rows.
  const isMeant = ({ id, category }: PriceItem) => category === slug && (chosen.size === 0 || chosen.has(id))
  const rounding = roundings.find((each) => String(each) === sent.get('rounding'))
  if (rounding === undefined) return { outcome: 'invalid' }
  const draft = await readDraft(database)
  if (!hasCategory(draft.content, slug)) return { outcome: 'missing' }
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
    const { problems, errors } = texts.words
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
      href: scenario.error === null ? '#from' : '#percent',
    }
    return refused({ scenario, notice })
  }
  const isSaved =
    version === draft.version && (await saveDraft(database, version, scaled.data, 'scenario')) !== null
  return backToCategory(request, isSaved ? 'scenario' : 'stale')
}
