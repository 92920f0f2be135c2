import type { ErrorWords } from './ro.ts'

export const words = {
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
} satisfies ErrorWords
