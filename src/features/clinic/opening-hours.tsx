import type { ReactNode } from 'react'
import { type Span, weekdayName } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
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
            {first === last
              ? weekdayName(first, locale)
              : `${weekdayName(first, locale)}–${weekdayName(last, locale)}`}
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
