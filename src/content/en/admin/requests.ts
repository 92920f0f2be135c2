import { clinic } from '../../clinic.ts'
import type { AdminRequests } from '../../schemas/admin-schema.ts'

export const adminRequests = {
  metaTitle: `Requests for a visit – ${clinic.name} administration`,
  title: 'Requests',
  lead: 'Requests sent through the form. They delete themselves after 90 days; health details are shown nowhere else.',
  filter: 'Which requests are shown',
  filters: { open: 'To do', handled: 'Handled', all: 'All' },
  none: 'There is no request here.',
  count: { one: '{count} request', other: '{count} requests' },
  received: 'Received {date}, {time}',
  handled: 'Handled {date}, {time}',
  markHandled: 'Mark as handled',
  markOpen: 'Open again',
  marked: { handled: 'The request is marked as handled.', open: 'The request is to do again.' },
  labels: {
    answer_locale: 'Language of the answer',
    doctor: 'Dentist',
    wishes: 'Days wished for',
    comfort: 'For an easier visit',
    country: 'Country',
    estimate: 'Estimate',
    form: 'Form',
  },
  export: 'Download as CSV',
  newer: 'Newer',
  older: 'Older',
  newsletter: {
    title: 'Newsletter',
    confirmed: { one: '{count} subscriber', other: '{count} subscribers' },
    pending: { one: '{count} unconfirmed address', other: '{count} unconfirmed addresses' },
  },
} satisfies AdminRequests
