import type { ReactNode } from 'react'
import { addDays, formatWeekday, type Span } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { type Locale, perLocale } from '../../locale.ts'
import { useFrame } from '../../page-frame.ts'
import { SpanList } from './span-list.tsx'
import './opening-hours.css'

/** The weekly hours; equal days share a line. */
export function OpeningHours(): ReactNode {
  const { locale, layout } = useFrame()
  const { span, closedDay } = layout.texts.hours
  return (
    <dl className="opening-hours">
      {daysAlike(layout.clinic.hours).map(({ first, last, spans }) => (
        <div key={first}>
          <dt>
            {first === last ? dayName(first, locale) : `${dayName(first, locale)}–${dayName(last, locale)}`}
          </dt>
          <dd>
            {spans.length === 0 ? (
              closedDay
            ) : (
              <SpanList spans={spans.map(([from, to]) => fill(span, { from, to }))} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Days = { first: number; last: number; spans: readonly Span[] }

function daysAlike(week: readonly (readonly Span[])[]): Days[] {
  const groups: Days[] = []
  for (const [day, spans] of week.entries()) {
    const group = groups.at(-1)
    if (group && String(group.spans) === String(spans)) group.last = day
    else groups.push({ first: day, last: day, spans })
  }
  return groups
}

function dayName(day: number, locale: Locale): string {
  return dayNames(locale)[day] ?? ''
}

/** Every page says them, in its footer. */
const dayNames = perLocale((locale) =>
  Array.from({ length: 7 }, (_, day) => formatWeekday(addDays(aMonday, day), locale)),
)

const aMonday = '2026-01-05'
