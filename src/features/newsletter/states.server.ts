import { layout as en } from '../../content/en/layout.ts'
import { layout as ro } from '../../content/ro/layout.ts'
import type { PageMeta } from '../../content/schema.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { NewsletterAnswerProps } from './answer-props.ts'
import { newsletterTexts } from './mails.server.ts'

const layouts = { ro, en }

export function newsletterMeta({ state }: NewsletterAnswerProps, locale: Locale): PageMeta {
  return newsletterTexts[locale][state].meta
}

/** What follows the sending of an address: `stare=` says which, so that a reload sends nothing. */
export const afterwards = { trimis: 'pending', confirmat: 'confirmed', dezabonat: 'unsubscribed' } as const

/** A state with nothing to do but go home, or to subscribe again. */
export function plainState(
  state: 'pending' | 'confirmed' | 'unsubscribed' | 'notOurs' | 'rate',
  locale: Locale,
): NewsletterAnswerProps {
  const { title, text } = newsletterTexts[locale][state]
  const again =
    state === 'unsubscribed'
      ? subscribeForm(locale, '', null, newsletterTexts[locale].unsubscribed.again)
      : null
  return { state, title, text, form: again, home: newsletterTexts[locale].home }
}

/** A state that asks for the address, again or for the first time. */
export function addressState(
  state: 'subscribe' | 'invalid' | 'expired' | 'unavailable',
  locale: Locale,
  typed = '',
): NewsletterAnswerProps {
  const texts = newsletterTexts[locale]
  const { title, text } = texts[state]
  const error = state === 'invalid' ? texts.invalid.error : null
  const button = state === 'unavailable' ? texts.unavailable.retry : texts[state].button
  return { state, title, text, form: subscribeForm(locale, typed, error, button), home: texts.home }
}

/** A state whose button sends a link's token: nothing happens before somebody presses it. */
export function tokenState(
  state: 'confirm' | 'unsubscribe' | 'unavailable',
  locale: Locale,
  token: string,
  route: 'newsletterConfirm' | 'newsletterUnsubscribe',
): NewsletterAnswerProps {
  const texts = newsletterTexts[locale]
  const { title, text } = texts[state]
  const button = state === 'unavailable' ? texts.unavailable.retry : texts[state].button
  return {
    state,
    title,
    text,
    form: { action: href(route, locale), button, token, address: null },
    home: texts.home,
  }
}

function subscribeForm(locale: Locale, value: string, error: string | null, button: string) {
  const { label, placeholder, hint } = layouts[locale].footer.newsletter
  return {
    action: '/api/newsletter',
    button,
    token: null,
    address: { label, placeholder, hint, value, error },
  }
}
