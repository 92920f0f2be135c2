import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import {
  type ConsentState,
  type KnownConsent,
  stateOfConsent,
} from '../../../features/admin/stories/consent-store.server.ts'
import { formatDate, type IsoDate } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { listNotices, told, wrong } from '../notices.ts'

export type ConsentWords = { state: ConsentState; text: string }

/** How a consent stands on a day. */
export function consentInWords(
  consent: KnownConsent,
  today: IsoDate,
  { locale, adminStories }: AdminTexts,
): ConsentWords {
  const { states } = adminStories.consent
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

/** Of either page of the stories. */
export const storyNotices = listNotices(({ adminStories }) => adminStories, {
  acord: ({ adminStories }) => told(adminStories.notices.consent),
  retras: ({ adminStories }) => told(adminStories.notices.withdrawn),
  'retras-din-cod': ({ adminStories }) => told(adminStories.notices.withdrawnBuilt),
  'fara-acord': ({ adminStories }) => wrong(adminStories.notices.nothingToWithdraw),
})
