import { type ReactNode, useSyncExternalStore } from 'react'
import { minuteLength, minuteOf, type OpenState, openNow } from '../../format/dates.ts'
import { useFrame } from '../../page-frame.ts'
import { openSentence } from './open-sentence.ts'
import './open-now.css'

/**
 * Whether the clinic is open this minute in Bucharest. A page that is made for its minute says `at` which one; on the
 * others the server knows none and leaves the room for it.
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

/** Open or closed, kept right to the minute; null where the server knows no minute. */
export function useOpenState(at: number | null): OpenState | null {
  const { hours, holidays } = useFrame().layout.clinic
  const minute = useSyncExternalStore(everyMoment, thisMinute, () => at)
  return minute === null ? null : openNow(hours, holidays, new Date(minute * minuteLength))
}

const thisMinute = () => minuteOf(Date.now())

/** Often enough that the minute is the one on the clock. */
function everyMoment(changed: () => void): () => void {
  const timer = setInterval(changed, 5000)
  return () => clearInterval(timer)
}
