import { called } from '../../content/en/called.ts'
import { city } from '../../content/en/city.ts'
import { titled } from '../../content/titled.ts'
import type { ContactThanksWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('We have your request', called),
    description: `Your request has reached ${called}. Here is its code and what happens next, up to your consultation.`,
    keywords: ['appointment request', `dental clinic ${city}`, 'request received'],
  },
  title: 'We have received your request',
  lead: 'Thank you. This is not an appointment yet: we’ll get in touch to agree on a time.',
  reference: 'Your request code: {code}',
  referenceHint: 'Keep the code. If you call us, we’ll find your request by it.',
  page: {
    title: 'Your request has a page of its own',
    text: 'It shows what you asked for, when we answer, the estimate and what to bring, and there you can change or cancel it. Keep its address and do not pass it on: it is secret.',
    action: 'Open the page of your request',
  },
  next: {
    title: 'What happens next',
    items: [
      { title: 'We get in touch', text: 'Our reception will call or write to you within one working day.' },
      {
        title: 'We agree on a time',
        text: 'Together we’ll choose the day and the dentist, then we’ll confirm your appointment.',
      },
      {
        title: 'You prepare',
        text: 'Bring an identity document, the list of your medicines and X-rays from the past year.',
      },
    ],
  },
  calendar: {
    action: 'Add your preferred day to your calendar',
    hint: 'It is a reminder of the day you asked for, not a confirmed appointment.',
  },
  change: 'Would you like to change something? Call {phone} and give the code.',
  home: 'Back to home',
  prices: 'See the prices',
} satisfies ContactThanksWords
