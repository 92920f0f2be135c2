import type { Layout } from '../../content/schemas/ui-schema.ts'
import { formatWeekday, type OpenState } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'

/** `Deschis acum, până la 20:00`; nothing for a clinic that never opens again. */
export function openSentence(state: OpenState, texts: Layout['hours'], locale: Locale): string {
  if (state.status === 'open') return fill(texts.openUntil, { time: state.until })
  if (state.opens === null) return ''
  const { date, time, inDays } = state.opens
  if (inDays === 0) return fill(texts.opensToday, { time })
  if (inDays === 1) return fill(texts.opensTomorrow, { time })
  return fill(texts.opensOn, { day: formatWeekday(date, locale), time })
}
