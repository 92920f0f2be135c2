import type { WeekHours } from '../format/dates.ts'
import { languages } from '../format/languages.ts'
import { type Locale, languageTag } from '../locale.ts'

/**
 * When a clinic with these hours is closed, for the places of texts: `{closed}` is `noaptea, duminica și în zilele de
 * sărbătoare`, `{closedOr}` the same with an or, `{closedDays}` names no nights.
 */
export function closedTimes(
  locale: Locale,
  hours: WeekHours,
): Record<'closed' | 'closedOr' | 'closedDays', string> {
  const { night, days, holidays } = languages[locale].closed
  const closes = hours.some((spans) => spans.length > 0 && !spans.some(([, to]) => to === '24:00'))
  const closed = [...days.filter((_, day) => hours[day]?.length === 0), holidays]
  const all = closes ? [night, ...closed] : closed
  const list = (times: string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(languageTag(locale), { type }).format(times)
  return {
    closed: list(all, 'conjunction'),
    closedOr: list(all, 'disjunction'),
    closedDays: list(closed, 'conjunction'),
  }
}
