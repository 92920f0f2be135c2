import {
  type ConsentState,
  type KnownConsent,
  stateOfConsent,
} from '../../../features/admin/stories/consent-store.server.ts'
import { formatDate, type IsoDate } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import type { StoriesTexts } from './subject.server.ts'

/** How a consent stands on a day. */
export function consentInWords(
  consent: KnownConsent,
  today: IsoDate,
  { locale, words }: StoriesTexts,
): { state: ConsentState; text: string } {
  const { states } = words.consent
  const state = stateOfConsent(consent, today)
  if (consent === undefined) return { state, text: states.missing }
  if (consent === 'unread') return { state, text: states.unread }
  const until = consent.until === null ? '' : formatDate(consent.until, locale)
  const date =
    consent.withdrawn_at === null
      ? formatDate(consent.agreed_on, locale)
      : formatDate(new Date(consent.withdrawn_at), locale)
  return { state, text: fill(states[state], { date, until }) }
}
