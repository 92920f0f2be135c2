import type { WeekHours } from '../../format/dates.ts'
import { languages } from '../../format/languages.ts'
import { type Locale, languageTag } from '../../locale.ts'

/**
 * When a clinic with these hours is closed, for the places of texts: `{closed}` is `noaptea, duminica și în zilele de
 * sărbătoare`, `{closedDays}` names no nights.
 */
export function closedTimes(locale: Locale, hours: WeekHours): Record<'closed' | 'closedDays', string> {
  const { night, days, holidays } = languages[locale].closed
  const closes = hours.some((spans) => spans.length > 0 && !spans.some(([, to]) => to === '24:00'))
  const closed = [...days.filter((_, day) => hours[day]?.length === 0), holidays]
  const all = closes ? [night, ...closed] : closed
  const list = new Intl.ListFormat(languageTag(locale), { type: 'conjunction' })
  return { closed: list.format(all), closedDays: list.format(closed) }
}
