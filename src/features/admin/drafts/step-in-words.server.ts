import { formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { diffPrices } from '../../prices/editing/diff.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import { type AdminDatabase, type Draft, readLastStep } from './price-store.server.ts'

/** What undoing would take back, by row and person, so that nobody undoes somebody else's work unawares; null for nothing. */
export async function undoText(
  database: AdminDatabase,
  draft: Draft,
  { locale, adminPrices }: AdminTexts,
): Promise<string | null> {
  const last = await readLastStep(database, draft)
  if (last === null) return null
  const { undo, steps } = adminPrices.publish
  const { items, categories } = diffPrices(last.before, draft.content)
  const [item] = items
  const [category] = categories
  const titleOf = (change: typeof item | typeof category) =>
    (change?.after ?? change?.before)?.title[locale] ?? ''
  const step =
    items.length === 1
      ? titleOf(item)
      : items.length > 1
        ? plural(items.length, steps.rows, locale)
        : category === undefined
          ? steps.nothing
          : fill(steps.category, { title: titleOf(category) })
  return fill(undo, { step, email: last.by, time: formatTime(new Date(last.at)) })
}
