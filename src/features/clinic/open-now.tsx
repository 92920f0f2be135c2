import { type ReactNode, useSyncExternalStore } from 'react'
import type { Layout } from '../../content/ui-schema.ts'
import { formatWeekday, openNow } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'
import { useFrame } from '../../page-frame.ts'
import './open-now.css'

/** Whether the clinic is open this minute in Bucharest. The server knows no minute and leaves the room for it. */
export function OpenNow(): ReactNode {
  const { locale, layout } = useFrame()
  const { hours, holidays } = layout.clinic
  const minute = useSyncExternalStore(everyMinute, thisMinute, noMinute)
  if (minute === null) return <p className="open-now" />
  const state = openNow(hours, holidays, new Date(minute * minuteLength))
  return (
    <p className="open-now" data-status={state.status}>
      {sentence(state, layout.texts.hours, locale)}
    </p>
  )
}

function sentence(state: ReturnType<typeof openNow>, texts: Layout['hours'], locale: Locale): string {
  if (state.status === 'open') return fill(texts.openUntil, { time: state.until })
  if (state.opens === null) return ''
  const { date, time, inDays } = state.opens
  if (inDays === 0) return fill(texts.opensToday, { time })
  if (inDays === 1) return fill(texts.opensTomorrow, { time })
  return fill(texts.opensOn, { day: formatWeekday(date, locale), time })
}

const minuteLength = 60_000
const thisMinute = () => Math.floor(Date.now() / minuteLength)
const noMinute = () => null

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, minuteLength)
  return () => clearInterval(timer)
}
