import type { Notice } from '../../../features/admin/frame/admin-bar.tsx'
import { noticeOf } from '../../../features/admin/frame/frame-props.server.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import {
  type ConsentState,
  type StoryConsent,
  stateOfConsent,
} from '../../../features/admin/stories/consent-store.server.ts'
import { formatDate, type IsoDate } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'

export type ConsentWords = { state: ConsentState; text: string }

/** How a consent stands on a day. */
export function consentInWords(
  consent: StoryConsent | undefined,
  today: IsoDate,
  { locale, adminStories }: AdminTexts,
): ConsentWords {
  const { states } = adminStories.consent
  const state = stateOfConsent(consent, today)
  if (consent === undefined) return { state, text: states.missing }
  const until = consent.until === null ? '' : formatDate(consent.until, locale)
  const date =
    consent.withdrawn_at === null
      ? formatDate(consent.agreed_on, locale)
      : formatDate(new Date(consent.withdrawn_at), locale)
  return { state, text: fill(states[state], { date, until }) }
}

/** The result of the last step on either page of the stories. */
export function storyNotice(state: string | undefined, texts: AdminTexts): Notice | null {
  const { notices, one } = texts.adminStories
  if (state === 'lipsa') return { text: one.missing, wrong: true }
  if (state === 'fara-acord') return { text: notices.nothingToWithdraw, wrong: true }
  const known = new Map([
    ['poveste', notices.saved],
    ['impreuna', notices.merged],
    ['adaugata', notices.added],
    ['mutata', notices.moved],
    ['stearsa', notices.removed],
    ['fotografie', notices.photo],
    ['fara-fotografie', notices.photoRemoved],
    ['povesti', notices.published],
    ['acord', notices.consent],
    ['retras', notices.withdrawn],
    ['retras-din-cod', notices.withdrawnBuilt],
  ]).get(state ?? '')
  return known === undefined ? noticeOf(state, texts) : { text: known, wrong: false }
}
