import { clinic } from '../../content/clinic.ts'
import { team } from '../../content/team.ts'
import type { Texts } from '../../content/texts.ts'
import type { ContactTexts } from '../../features/contact/choices.server.ts'
import { callbackText, contactForm, type FormState } from '../../features/contact/form-props.server.ts'
import { formatWeekday } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'
import type { Data } from '../../sources/data.ts'
import type { ContactProps } from './page.tsx'

/** The page around a form in any state. */
export function contactPageProps(
  state: FormState,
  texts: ContactTexts & Texts<'layout'>,
  now: Date,
  data: Data,
): ContactProps {
  const { visitWith, lead, urgent, next, before, details, callback } = texts.contact
  const doctor = team.find(({ id, kind }) => kind === 'doctor' && id === state.values.medic)
  const title = doctor ? fill(visitWith, { name: texts.teamTexts[doctor.id].nume }) : texts.contact.title
  const { latitude, longitude } = clinic.coordinates
  return {
    title,
    lead,
    urgent,
    ...contactForm(state, texts, now, data),
    callback: `${callbackText(texts, now)} ${callback.email}`,
    next,
    before,
    details,
    hours: hoursByDays(texts),
    mapHref: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  }
}

/** Consecutive days with the same hours share a line: `luni–joi`, `09:00–20:00`. */
function hoursByDays({ locale, layout }: Texts<'layout'>): ContactProps['hours'] {
  const { hours } = layout
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

/** Any week will do to name its days. */
function weekday(day: number, locale: Locale): string {
  return formatWeekday(`2026-11-${String(16 + day)}`, locale)
}
