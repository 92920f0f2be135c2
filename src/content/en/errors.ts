import type { TextOf } from '../texts.ts'
import { titled } from '../titled.ts'
import { called } from './called.ts'

export const errors = {
  screen: {
    title: 'Oops! Something went wrong',
    body: 'An unexpected error occurred. Our team has been notified. Reload the page or go back to the home page.',
    phone: 'If you need us now, call {phone}.',
    reload: 'Reload the page',
    home: 'Back to home',
  },
  server: {
    title: 'This page cannot be shown right now',
    body: 'An error occurred on our server and we have recorded it. Please try again in a few minutes.',
    phone: 'For an appointment or an emergency, call {phone}.',
    reload: 'Reload the page',
    home: 'Back to home',
  },
  unreachable: {
    title: 'This page cannot be opened right now',
    body: 'We cannot open this page right now. Please try again in a few minutes.',
    phone: 'For an appointment or an emergency, call {phone}.',
    reload: 'Reload the page',
  },
  badRequest: {
    title: 'We could not understand the request',
    body: 'The data we received is incomplete or was changed on the way. Go back to the previous page and try again.',
    phone: 'If it happens again, call {phone}.',
  },
  forbidden: {
    title: 'The request was not accepted',
    body: 'For safety we only take requests sent from this site. Open the page again and try once more.',
    phone: 'If it happens again, call {phone}.',
  },
  methodNotAllowed: {
    title: 'That is not possible here',
    body: 'The address exists but does not take this kind of request. Open the page from the menu.',
    phone: 'We can also help by phone: {phone}.',
  },
  uriTooLong: {
    title: 'The address is too long',
    body: 'The link is longer than we accept. It may have been copied wrongly: open the page from the menu.',
    phone: 'We can also help by phone: {phone}.',
  },
  tooManyRequests: {
    title: 'Too many attempts',
    body: 'We received many requests in a short time. Wait a minute and try again.',
    phone: 'If it is urgent, call {phone}.',
  },
  offline: {
    title: 'This page cannot load now',
    body: 'You are offline, or the connection is too weak. This page was not kept on your device. The pages below and those you read last can still be opened.',
    phone: 'You can reach us on {phone}.',
    retry: 'Try again',
  },
  home: 'Back to home',
  notFound: {
    meta: {
      title: titled('Page not found', called),
      description:
        'The page you looked for does not exist or has moved. Find our treatments, prices, team and contact details here.',
      keywords: ['page not found', 'dental treatments', 'dental clinic contact'],
    },
    title: 'We could not find this page',
    lead: 'It may have moved, or the address was mistyped. From here it is easy to go on.',
    linksHeading: 'Main pages',
    search: { label: 'Search for a treatment', button: 'Search' },
    phone: 'Or ask us by phone: {phone}.',
  },
} satisfies TextOf<'errors'>
