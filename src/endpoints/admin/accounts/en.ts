import type { OutageWords } from './ro.ts'

export const words = {
  read: {
    title: 'The page did not open',
    body: 'The database is too slow at the moment. Nothing has changed, neither on the site nor in the drafts. Try again in a few seconds.',
  },
  sent: {
    title: 'We do not know whether it was saved',
    body: 'The database did not answer in time. What you wrote is kept in this page: press “Try again” and it is sent once more. What has been saved already is not saved twice.',
  },
  done: {
    title: 'We do not know whether it was done',
    body: 'The database did not answer in time. Open the page and see whether what you asked for has changed; if not, do it again.',
  },
  notPublished: {
    title: 'It was not published',
    body: 'The database did not answer in time. Visitors see what they saw before, and your draft and your note are kept. Press “Try again” to publish.',
  },
  unknown: {
    title: 'We do not know yet whether it was published',
    body: 'The database did not answer in time, nor when we asked it again. Your draft and your note are kept. Press “Try again”: if it was published meanwhile, it is not published a second time.',
  },
  failed: {
    title: 'We could not do what you asked for',
    body: 'There was an error on the server, and we have noted it. Try again; if it happens again, tell whoever looks after the site.',
  },
  waiting: {
    title: 'Send this form?',
    body: 'It was sent from this browser before you signed in, and nothing has been done with it yet. If it was you who filled it in, press “Send the form”.',
  },
  send: 'Send the form',
  what: 'What the form says',
  again: 'Try again',
  look: 'See the page without sending',
  today: 'Back to Today',
} satisfies OutageWords
