import type { NewsletterWords } from './ro.ts'

export type NewsletterState = keyof Omit<NewsletterWords, 'home' | 'mail'>

export type NewsletterAnswerProps = {
  state: NewsletterState
  title: string
  text: string
  form: {
    action: string
    button: string
    /** The token of a link, or null for a form that asks for an address. */
    token: string | null
    address: {
      label: string
      placeholder: string
      hint: string
      honeypot: string
      value: string
      error: string | null
    } | null
  } | null
  home: string
}
