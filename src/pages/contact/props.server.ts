import { clinic } from '../../content/clinic.ts'
import { closedTimes } from '../../features/clinic/closed-times.ts'
import type { Opening } from '../../features/clinic/opening.ts'
import type { ContactTexts } from '../../features/contact/choices.server.ts'
import { callbackText, contactForm, type FormState } from '../../features/contact/form-props.server.ts'
import type { WayData } from '../../features/rooms/way-inside.tsx'
import {
  addDays,
  type DayHours,
  isoDateOf,
  minuteOf,
  type Span,
  type WeekHours,
  weekdayName,
} from '../../format/dates.ts'
import { formatWeekdayDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import type { LayoutTexts } from '../../layout/words.server.ts'
import type { Data } from '../../sources/data.ts'
import type { ContactProps } from './page.tsx'
import type { ContactPageWords } from './ro.ts'

/** The page around a form in any state. */
export function contactPageProps(
  state: FormState,
  texts: ContactTexts & LayoutTexts & { page: ContactPageWords },
  opening: Opening,
  now: Date,
  data: Data,
  way: WayData,
): ContactProps {
  const { visitWith, urgent, next, before, details } = texts.page
  const dentist = texts.team.find(({ id, kind }) => kind === 'doctor' && id === state.values.doctor)
  const title = dentist ? fill(visitWith, { name: dentist.nume }) : texts.page.title
  const { latitude, longitude } = clinic.coordinates
  return {
    title,
    urgent,
    minute: minuteOf(now.getTime()),
    ...contactForm(state, texts, opening, now, data),
    callback: `${callbackText(texts, opening, now)} ${texts.contact.callback.email}`,
    next,
    before: { ...before, groups: before.groups.map(filledBy(closedTimes(texts.locale, opening.week))) },
    details,
    hours: [...hoursByDays(opening.week, texts), ...hoursOfDays(opening.days, now, texts)],
    way,
    mapHref: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  }
}

type Group = ContactPageWords['before']['groups'][number]

/** Answers about hours use the published hours. */
const filledBy =
  (times: Readonly<Record<string, string>>) =>
  (group: Group): Group => ({
    ...group,
    items: group.items.map(({ answer, ...more }) => ({ ...more, answer: fill(answer, times) })),
  })

/** Consecutive days with the same hours share a line: `luni–joi`, `09:00–20:00`. */
function hoursByDays(week: WeekHours, texts: LayoutTexts): ContactProps['hours'] {
  const { locale } = texts
  const written = week.map((spans) => spansInWords(spans, texts))
  const starts = written.flatMap((spans, day) => (String(spans) === String(written[day - 1]) ? [] : [day]))
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? written.length) - 1
    const days =
      start === end ? weekdayName(start, locale) : `${weekdayName(start, locale)}–${weekdayName(end, locale)}`
    return { days, spans: written[start] ?? [] }
  })
}

/** How many days ahead the page lists special hours. */
const toldDaysAhead = 30

/** The days with special hours that the page lists. */
export function announcedDays(days: DayHours, now: Date): DayHours {
  const last = addDays(isoDateOf(now), toldDaysAhead)
  return Object.fromEntries(Object.entries(days).filter(([day]) => day <= last))
}

function hoursOfDays(days: DayHours, now: Date, texts: LayoutTexts): ContactProps['hours'] {
  return Object.entries(announcedDays(days, now)).map(([day, spans]) => ({
    days: formatWeekdayDate(day, texts.locale),
    spans: spansInWords(spans, texts),
  }))
}

function spansInWords(spans: readonly Span[], { layout: { hours } }: LayoutTexts): string[] {
  return spans.length === 0 ? [hours.closedDay] : spans.map(([from, to]) => fill(hours.span, { from, to }))
}
