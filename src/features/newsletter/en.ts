import { clinic } from '../../content/clinic.ts'
import { called } from '../../content/en/called.ts'
import { titled } from '../../content/titled.ts'
import type { NewsletterWords } from './ro.ts'

const keywords = ['dental clinic newsletter', 'newsletter subscription', 'dental advice']

export const words = {
  subscribe: {
    meta: {
      title: titled('News by email', called),
      description: `Subscribe to the newsletter of ${called}: one message a month at most, with dental advice and news from the clinic.`,
      keywords,
    },
    title: 'News by email',
    text: 'One message a month at most: advice on looking after your teeth and news from the clinic.',
    button: 'Subscribe',
  },
  pending: {
    meta: {
      title: titled('Check your email', called),
      description: `We have sent you a message with a confirmation link. Your subscription to the ${clinic.name} newsletter starts once you confirm it.`,
      keywords,
    },
    title: 'Check your email',
    text: 'If the address can be subscribed, you will get a message with a link. Open it within {hours}\u00a0hours and confirm. Look in “Spam” too.',
  },
  confirm: {
    meta: {
      title: titled('Confirm your subscription'),
      description: `One more step: press the button to confirm your subscription to the newsletter of ${called}.`,
      keywords,
    },
    title: 'One more step',
    text: 'Press the button to receive our news, one message a month at most.',
    button: 'Confirm subscription',
  },
  confirmed: {
    meta: {
      title: titled('Your subscription is confirmed'),
      description: `Your subscription to the newsletter of ${called} is confirmed. You can unsubscribe at any time, from any message.`,
      keywords,
    },
    title: 'You are subscribed',
    text: 'Thank you. We write once a month at most, and you can unsubscribe from any message.',
  },
  unsubscribe: {
    meta: {
      title: titled('Unsubscribe from the newsletter'),
      description: `Press the button to stop receiving the newsletter of ${called}. It takes effect straight away.`,
      keywords,
    },
    title: 'No more messages from us?',
    text: 'Press the button and we’ll stop writing. Your appointments do not change.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    meta: {
      title: titled('You have unsubscribed', called),
      description: `You will no longer receive the newsletter of ${called}. It is recorded, and there is nothing more to do.`,
      keywords,
    },
    title: 'You have unsubscribed',
    text: 'We’ll no longer send you the newsletter.',
    again: 'Subscribe again',
  },
  notOurs: {
    meta: {
      title: titled('The unsubscribe link is incomplete'),
      description:
        'The unsubscribe link seems to be copied only in part. Open it from the message or write to us and we’ll take you off the list.',
      keywords,
    },
    title: 'The link is incomplete',
    text: 'It seems to be copied only in part. Open it from the message itself, or write to the address at the foot of the page and we’ll take you off the list.',
  },
  expired: {
    meta: {
      title: titled('This link is no longer valid'),
      description: `The confirmation link has expired or was already used. Ask for another one for the ${called} newsletter.`,
      keywords,
    },
    title: 'This link is no longer valid',
    text: 'It has expired, was already used or was copied only in part. Enter your address again and we’ll send another.',
    button: 'Send another link',
  },
  invalid: {
    meta: {
      title: titled('Check your email address'),
      description: `The address does not look complete. Correct it to subscribe to the newsletter of ${called}.`,
      keywords,
    },
    title: 'Check the address',
    text: 'The address does not look complete. Correct it and send it again.',
    label: 'Email address',
    error: 'An example of a complete address: name@example.com.',
    button: 'Subscribe',
  },
  rate: {
    meta: {
      title: titled('Too many attempts', called),
      description:
        'We received many requests to subscribe in a short time. Please wait a minute and try again.',
      keywords,
    },
    title: 'Too many attempts',
    text: 'We received many requests in a short time. Wait a minute and try again.',
  },
  unavailable: {
    meta: {
      title: titled('You could not be subscribed'),
      description: `We could not record your subscription to the newsletter of ${called} right now. Please try again later.`,
      keywords,
    },
    title: 'You could not be subscribed just now',
    text: 'We could not record your request. Please try again in a few minutes.',
    retry: 'Try again',
  },
  home: 'Back to home',
  mail: {
    pending: {
      subject: `Confirm your subscription to the ${clinic.name} newsletter`,
      greeting: 'Hello,',
      text: `You asked to receive news from ${called}. To start, open the link and press the button on the page.`,
      action: 'Confirm subscription',
      link: 'Or copy this address into your browser: {link}',
      expiry: 'The link is valid for {hours}\u00a0hours.',
      ignore:
        'If you did not ask for this, ignore the message: without a confirmation we will not write again.',
      signature: `The team at ${called}`,
    },
    returning: {
      subject: `Would you like the ${clinic.name} newsletter again?`,
      text: `You unsubscribed from the news of ${called}, and somebody has now asked to subscribe this address again. If it was you, open the link and press the button on the page.`,
      ignore: 'Otherwise, ignore this message: you stay unsubscribed and we will not ask again.',
    },
    confirmed: {
      subject: `You are subscribed to the ${clinic.name} newsletter`,
      greeting: 'Hello,',
      text: 'Thank you for subscribing. We write once a month at most, with advice on looking after your teeth and news from the clinic.',
      signature: `The team at ${called}`,
    },
    unsubscribe: 'No longer want these messages? Unsubscribe: {link}',
  },
} satisfies NewsletterWords
