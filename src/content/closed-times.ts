import type { WeekHours } from '../format/dates.ts'
import { type Locale, languageTag } from '../locale.ts'
import { clinic } from './clinic.ts'

const words = {
  ro: {
    night: 'noaptea',
    days: ['lunea', 'marțea', 'miercurea', 'joia', 'vinerea', 'sâmbăta', 'duminica'],
  },
  en: {
    night: 'at night',
    days: [
      'on Mondays',
      'on Tuesdays',
      'on Wednesdays',
      'on Thursdays',
      'on Fridays',
      'on Saturdays',
      'on Sundays',
    ],
  },
}

type ClosedTimes = {
  holidays: string
  type?: 'conjunction' | 'disjunction'
  /** Whether nights are named. */
  nights?: boolean
}

/** When a clinic with these hours is closed, in words: `noaptea, duminica și în zilele de sărbătoare`. */
export function whenClosed(
  locale: Locale,
  { holidays, type = 'conjunction', nights = true }: ClosedTimes,
  hours: WeekHours = clinic.hours,
): string {
  const { night, days } = words[locale]
  const closes = hours.some((spans) => spans.length > 0 && !spans.some(([, to]) => to === '24:00'))
  const closed = days.filter((_, day) => hours[day]?.length === 0)
  const times = [...(nights && closes ? [night] : []), ...closed, holidays]
  return new Intl.ListFormat(languageTag(locale), { type }).format(times)
}
