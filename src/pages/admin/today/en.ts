import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import type { TodayWords } from './ro.ts'

export const words = {
  menu: 'Today',
  metaTitle: titled('Today at the clinic', `${clinic.name} administration`),
  title: 'Today, {date}',
  requests: 'New requests',
  noRequests: 'No request is waiting for an answer.',
  about: '{name}, {treatment}',
  waits: '{reference}, received {received}, to be answered by {due}',
  late: 'overdue',
  all: 'All requests',
  prices: 'Prices',
  noChanges: 'Nothing unpublished: visitors see the prices of the draft.',
  draftBy: 'Last saved: {email}, {date}, {time}',
  open: 'Open the draft',
  offer: 'Offer',
  offerEnds: 'Runs until {date}, that day included',
  noOffer: 'No offer is announced',
  holiday: 'Next day off',
  noHoliday: 'No day off in the next three months.',
  subscribers: 'Newsletter',
  consents: 'Consents to renew',
  consentEnds: '“{title}”: the consent ends on {date}',
  consentOver: '“{title}”: the consent ended on {date}, the story is no longer shown',
  missing: 'There is no such administration page. Below is everything there is to do today.',
  waiting: { one: '{count} request is waiting', other: '{count} requests are waiting' },
  changes: { one: '{count} unpublished change', other: '{count} unpublished changes' },
} satisfies TodayWords
