import type { StoredItemTexts } from '../../stored-items.ts'

export const storedItemTexts = {
  choice: {
    lifetime: 'Until you clear it in your browser; after nearly 23 months we ask again',
    purpose:
      'Remembers your choice: the categories, the date and the version, so that we do not ask on every page.',
  },
  anonymousId: {
    lifetime: 'Until you clear it in your browser',
    purpose:
      'A random identifier, created when you choose, that links the choice with its proof. It is not used for statistics.',
  },
  outbox: {
    lifetime: 'Until the proof reaches the server, usually a few moments',
    purpose: 'Keeps the proof of your choice while it could not be sent, for example without a connection.',
  },
  copies: {
    lifetime:
      'Until a new version of the site, until you withdraw consent or until you clear the site’s data',
    purpose:
      'Copies of the clinic’s pages (contact, prices, the last pages you read), so that they open without a connection.',
  },
  googleVisitor: {
    lifetime: '2 years',
    purpose: 'Google, only if the tag is configured and you accepted “Analytics”: tells visitors apart.',
  },
  googleVisit: {
    lifetime: '2 years',
    purpose:
      'Google, only if the tag is configured and you accepted “Analytics”: keeps the state of a visit.',
  },
  googleAds: {
    lifetime: '90 days',
    purpose:
      'Google, only if the tag is configured and you accepted “Marketing”: shows whether an advertisement led to the visit.',
  },
  staffSession: {
    lifetime: 'Until signing out or until the session expires; the mark of a known device, 180 days',
    purpose:
      'Keep the clinic’s team signed in to the administration area, and let it in while somebody else guesses passwords. Visitors never receive them.',
  },
  staffTyping: {
    lifetime: 'Until it is saved or until signing out, 14 days at most',
    purpose:
      'Keeps what the clinic’s team types in the administration area until it is saved. Visitors never receive it.',
  },
  staffSent: {
    lifetime: 'Until the tab is closed',
    purpose: 'Says which form the clinic’s team has sent last. Visitors never receive it.',
  },
} satisfies StoredItemTexts
