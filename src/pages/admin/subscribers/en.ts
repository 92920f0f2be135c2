import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import { forEachLanguage } from '../../../format/languages.ts'
import type { SubscribersWords } from './ro.ts'

export const words = {
  menu: 'Subscribers',
  metaTitle: titled('Newsletter subscribers', `${clinic.name} administration`),
  title: 'Newsletter subscribers',
  lead: 'Who gets the news, in which language and since when. An unconfirmed address goes after 7 days (after 30 if our message came back or was reported as unwanted), the proof of those who left after 24 months.',
  filter: 'Which addresses are shown',
  filters: { confirmed: 'Subscribed', pending: 'Not confirmed', unsubscribed: 'Left' },
  counts: { one: '{count} address', other: '{count} addresses' },
  since: { confirmed: 'since {date}', pending: 'asked for {date}', unsubscribed: 'left {date}' },
  languages: forEachLanguage('en'),
  sheet: { email: 'E-mail', language: 'Language', state: 'State', since: 'Since' },
  none: 'There is no address here.',
  export: 'Download the subscribers as CSV',
  remove: 'Look for one address, or delete one, at “Personal data”.',
  newer: 'Newer',
  older: 'Older',
} satisfies SubscribersWords
