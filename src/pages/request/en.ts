import { called } from '../../content/en/called.ts'
import { city } from '../../content/en/city.ts'
import { directions } from '../../content/en/directions.ts'
import { titled } from '../../content/titled.ts'
import type { RequestWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('Your appointment request', called),
    description:
      'The page of your appointment request: what you asked for, when we answer, the estimate, and how to change or cancel it.',
    keywords: ['appointment request', `dental clinic ${city}`, 'cancel a request'],
  },
  title: 'Your request',
  received: 'Request {code}, received on {date} at {time}.',
  states: {
    new: 'We’ll get in touch by {day}. This is not an appointment yet: we agree on a time when we talk.',
    late: 'We were to get in touch by {day}. We are sorry: please call {phone} and give the code.',
    called: 'We have talked to you. If you have another question, call {phone} and give the code.',
    no_answer: 'We tried to reach you and could not. Please call us on {phone} and give the code.',
    scheduled: 'Your appointment is agreed, at the time we told you. To change anything, call {phone}.',
    no_show: 'If you would like another time, call {phone} and give the code.',
    done: 'Your request is settled. For anything else, call {phone} and give the code.',
  },
  keep: {
    title: 'Keep this page',
    text: 'Bookmark it or print it. Its address is secret: whoever has it sees the request, so please do not pass it on. The page is deleted together with the request, after 90 days.',
  },
  asked: 'What you asked for',
  labels: {
    answer: 'How we answer',
    answer_locale: 'The language of our answer',
    wishes: 'Days you wished for',
    comfort: 'For an easier visit',
  },
  ways: { both: 'by phone or by email', phone: 'by phone', email: 'by email' },
  since: { title: 'What you have written since', at: '{date}, {time}' },
  cancelled: {
    lead: 'You cancelled the request on {date} at {time}. We won’t contact you about it.',
    again: 'Have you changed your mind? Send a new request, or call {phone} and give the code.',
  },
  change: {
    title: 'Change or cancel',
    label: 'What should we change?',
    hint: 'For example another day or another phone number, in at most {max} characters. Our reception sees it at once, with the time. No diagnoses and no identity numbers, please.',
    submit: 'Send the change',
    cancelText:
      'Do you no longer need the appointment? Press once and our reception sees that you have cancelled. You need not say why.',
    cancel: 'Cancel the request',
    errors: {
      empty: 'Write what should change, then press again.',
      long: 'You can write at most {max} characters; there are {count} now.',
      cnp: 'The text seems to contain a Romanian personal number. For your safety, please delete it.',
      many: 'You have already sent five changes. For others, call {phone} and give the code.',
      refused: 'We could not record the change as it is written. Call {phone} and we will write it down.',
    },
    prefix: 'Error:',
  },
  kept: {
    title: 'We have received what you pressed',
    text: 'We have written it down, with the time. We cannot open the request at the moment: it goes into it once we can, if the link leads to one that we have. Reload the page in a few minutes; you need not press again.',
  },
  lost: {
    title: 'We could not record it just now',
    text: 'We do not know whether what you pressed has reached us. Press again in a minute, it is written down once, or call {phone}.',
    retry: 'Try again',
  },
  bill: {
    title: 'The estimate sent with the request',
    row: 'Treatment',
    price: 'Price',
    note: 'The prices are those of the day of the request. The dentist confirms the estimate after the consultation.',
  },
  visit: {
    title: 'When you come to us',
    way: 'How to get here',
    ways: directions,
    map: 'See it on a map',
    bring: 'What to bring',
    items: [
      'An identity document.',
      'The list of the medicines you take, with their doses.',
      'X-rays from the past year, printed, on a CD or on your phone.',
    ],
  },
  gone: {
    title: 'There is no request here any more',
    text: 'The link leads to no request that we still have. Requests are deleted after 90 days or when you ask us, together with their page. If you sent it a few minutes ago, try again a little later; otherwise, check that the link is complete, or call {phone}.',
  },
  rate: {
    title: 'Please try again in a minute',
    text: 'The page was opened many times in a row. Wait a minute, then reload it, or call {phone}.',
  },
  unavailable: {
    title: 'We cannot look for the request right now',
    text: 'At the moment we cannot find out which request this link has. We have changed nothing. Reload the page in a few minutes, or call {phone}.',
  },
  contact: 'Send a new request',
  home: 'Back to home',
} satisfies RequestWords
