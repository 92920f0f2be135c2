import { clinic } from '../../content/clinic.ts'
import { layout as en } from '../../content/en/layout.ts'
import { layout as ro } from '../../content/ro/layout.ts'
import { contactTexts } from '../../features/contact/choices.server.ts'
import { callbackText, contactForm, type FormState } from '../../features/contact/form-props.server.ts'
import { formatWeekday } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'
import type { Data } from '../../sources/data.ts'
import type { ContactProps } from './page.tsx'

const layouts = { ro, en }

/** The page around a form in whatever state it is. */
export function contactPageProps(state: FormState, locale: Locale, now: Date, data: Data): ContactProps {
  const { title, lead, urgent, next, before, details, callback } = contactTexts[locale]
  const { latitude, longitude } = clinic.coordinates
  return {
    title,
    lead,
    urgent,
    ...contactForm(state, locale, now, data),
    callback: `${callbackText(locale, now)} ${callback.email}`,
    next,
    before,
    details,
    hours: hoursByDays(locale),
    mapHref: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  }
}

/** Days in a row with the same hours are one line: `luni–joi`, `09:00–20:00`. */
function hoursByDays(locale: Locale): ContactProps['hours'] {
  const { hours } = layouts[locale]
  const written = clinic.hours.map(
    (spans) => spans.map(([from, to]) => fill(hours.span, { from, to })).join(', ') || hours.closedDay,
  )
  const starts = written.flatMap((spans, day) => (spans === written[day - 1] ? [] : [day]))
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? written.length) - 1
    const days = start === end ? weekday(start, locale) : `${weekday(start, locale)}–${weekday(end, locale)}`
    return { days, spans: written[start] ?? '' }
  })
}

/** Any Monday will do to name the days of the week. */
function weekday(day: number, locale: Locale): string {
  return formatWeekday(`2026-11-${String(16 + day)}`, locale)
}
