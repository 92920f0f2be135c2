import { type ReactNode, useSyncExternalStore } from 'react'
import { formatWeekday, minuteLength, minuteOf } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import type { LayoutWords } from '../../layout/ro.ts'
import type { Locale } from '../../locale.ts'
import { useFrame } from '../../page-frame.ts'
import { type OpenState, openNow } from './open-state.ts'
import './open-now.css'

/**
 * Whether the clinic is open now, by Bucharest time. A page rendered for a given minute passes it as `at`; on other
 * pages the server does not know the time and reserves the space.
 */
export function OpenNow({ at = null }: { at?: number | null }): ReactNode {
  const { locale, layout } = useFrame()
  const state = useOpenState(at)
  if (state === null) return <p className="open-now" />
  return (
    <p className="open-now" data-status={state.status}>
      {openSentence(state, layout.texts.hours, locale)}
    </p>
  )
}

/** Open or closed, updated every minute; null where the server does not know the time. */
export function useOpenState(at: number | null): OpenState | null {
  const { hours, days } = useFrame().layout.clinic
  const minute = useSyncExternalStore(everyMoment, thisMinute, () => at)
  return minute === null ? null : openNow(hours, days, new Date(minute * minuteLength))
}

/** `Deschis acum, până la 20:00`; nothing for a clinic that never opens again. */
export function openSentence(state: OpenState, texts: LayoutWords['hours'], locale: Locale): string {
  if (state.status === 'open') return fill(texts.openUntil, { time: state.until })
  if (state.opens === null) return ''
  const { date, time, inDays } = state.opens
  if (inDays === 0) return fill(texts.opensToday, { time })
  if (inDays === 1) return fill(texts.opensTomorrow, { time })
  return fill(texts.opensOn, { day: formatWeekday(date, locale), time })
}

const thisMinute = () => minuteOf(Date.now())

/** Often enough to follow the clock's minutes. */
function everyMoment(changed: () => void): () => void {
  const timer = setInterval(changed, 5000)
  return () => clearInterval(timer)
}
