import type { PageMeta } from '../../content/schema.ts'
import { loadTextsWith } from '../../content/texts.ts'
import { fill } from '../../format/fill.ts'
import { type LayoutTexts, layoutWords } from '../../layout/words.server.ts'
import type { Locale } from '../../locale.ts'
import { hasPage, href } from '../../routes.ts'
import type { NewsletterAnswerProps } from './answer-props.ts'
import { confirmationHours } from './tokens.server.ts'
import { newsletterWords } from './words.server.ts'

export async function newsletterMeta({ state }: NewsletterAnswerProps, locale: Locale): Promise<PageMeta> {
  const newsletter = await newsletterWords(locale)
  return newsletter[state].meta
}

/** States after submitting an address: `stare=` names one, so that a reload submits nothing. */
export const afterwards = { trimis: 'pending', confirmat: 'confirmed' } as const
/** The value of `stare=` on the page that ends a subscription. */
export const left = 'dezabonat'

/** A state with no action but going home, or subscribing again. */
export async function plainState(
  state: 'pending' | 'confirmed' | 'unsubscribed' | 'notOurs' | 'rate',
  locale: Locale,
): Promise<NewsletterAnswerProps> {
  const texts = await loadTextsWith(locale, { layout: layoutWords, newsletter: newsletterWords })
  const { home, unsubscribed, [state]: stateTexts } = texts.newsletter
  const mayReturn = state === 'unsubscribed' && hasPage('newsletter')
  const again = mayReturn ? subscribeForm(texts, '', null, unsubscribed.again) : null
  return {
    state,
    title: stateTexts.title,
    text: fill(stateTexts.text, { hours: confirmationHours }),
    form: again,
    home,
  }
}

/** A state that asks for the address, for the first time or again. */
export async function addressState(
  state: 'subscribe' | 'invalid' | 'expired' | 'unavailable',
  locale: Locale,
  typed = '',
): Promise<NewsletterAnswerProps> {
  const texts = await loadTextsWith(locale, { layout: layoutWords, newsletter: newsletterWords })
  const { newsletter } = texts
  const { title, text } = newsletter[state]
  const error = state === 'invalid' ? newsletter.invalid.error : null
  const button = state === 'unavailable' ? newsletter.unavailable.retry : newsletter[state].button
  return { state, title, text, form: subscribeForm(texts, typed, error, button), home: newsletter.home }
}

/** A state whose button submits a link's token: nothing happens before it is pressed. */
export async function tokenState(
  state: 'confirm' | 'unsubscribe' | 'unavailable',
  locale: Locale,
  token: string,
  route: 'newsletterConfirm' | 'newsletterUnsubscribe',
): Promise<NewsletterAnswerProps> {
  const newsletter = await newsletterWords(locale)
  const { title, text } = newsletter[state]
  const button = state === 'unavailable' ? newsletter.unavailable.retry : newsletter[state].button
  return {
    state,
    title,
    text,
    form: { action: href(route, locale), button, token, address: null },
    home: newsletter.home,
  }
}

function subscribeForm({ layout }: LayoutTexts, value: string, error: string | null, button: string) {
  const { label, placeholder, hint, honeypot } = layout.footer.newsletter
  return {
    action: '/api/newsletter',
    button,
    token: null,
    address: { label, placeholder, hint, honeypot, value, error },
  }
}
