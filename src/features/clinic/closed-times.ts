import type { WeekHours } from '../../format/dates.ts'
import { languages } from '../../format/languages.ts'
import { listInWords } from '../../format/list.ts'
import type { Locale } from '../../locale.ts'

/**
 * When a clinic with these hours is closed, for the places of texts: `{closed}` is `noaptea, duminica și în zilele de
 * sărbătoare`, `{closedDays}` names no nights.
 */
export function closedTimes(locale: Locale, hours: WeekHours): Record<'closed' | 'closedDays', string> {
  const { night, days, holidays } = languages[locale].closed
  const closes = hours.some((spans) => spans.length > 0 && !spans.some(([, to]) => to === '24:00'))
  const closed = [...days.filter((_, day) => hours[day]?.length === 0), holidays]
  const all = closes ? [night, ...closed] : closed
  return { closed: listInWords(all, locale), closedDays: listInWords(closed, locale) }
}
