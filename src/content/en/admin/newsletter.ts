import { forEachLanguage } from '../../../format/languages.ts'
import { clinic } from '../../clinic.ts'
import type { AdminNewsletter } from '../../schemas/admin/newsletter.ts'

export const adminNewsletter = {
  metaTitle: `Newsletter – ${clinic.name} administration`,
  title: 'Write a newsletter',
  lead: 'Write it, send yourself a test, then send it to the subscribers. One a month at the most: that is what subscribers were told.',
  errorPrefix: 'Error:',
  list: 'List of subscribers',
  languages: forEachLanguage('en'),
  write: {
    title: 'Draft',
    subject: { label: 'Subject', hint: '150 characters at the most. Nothing about anybody’s health.' },
    body: {
      label: 'Text',
      hint: 'Markdown: ## heading, **bold**, - list, [words](/en/preturi) for a link. The unsubscribe link is added by itself.',
    },
    save: 'Save the draft',
    saved: 'The draft is saved.',
    unsaved: 'The draft could not be saved just now. Press “Save the draft”.',
    preview: 'How the mail will look: {language}',
    previewHint: 'It shows the saved draft.',
    missing: {
      subject: 'The subject is missing: write it in the “Subject” field.',
      body: 'The text is missing: what you write in the “Text” field appears here, as in the mail.',
    },
    claims:
      'Check the wording: {words}. Medical advertising allows no superlatives, promises or comparisons.',
    test: 'Send me a test',
    discard: {
      title: 'Give the draft up',
      lead: 'The texts above are deleted and cannot be brought back.',
      submit: 'Delete the draft',
    },
  },
  send: {
    title: 'Send to the subscribers',
    lead: 'Only those who confirmed get it, each in their language. Whoever unsubscribes meanwhile does not.',
    to: '{language}: {count}',
    subscribers: { one: '{count} subscriber', other: '{count} subscribers' },
    submit: 'Send...',
    confirm: 'Send it now to {count}? What has left cannot be called back.',
    recent:
      'The last newsletter left on {date}, less than a month ago. Subscribers were promised one a month at the most.',
    anyway: 'Send it anyway',
    yes: 'Yes, send it',
    no: 'Do not send it yet',
  },
  current: {
    title: 'Being sent',
    progress: '{done} of {all}',
    pause: 'Pause',
    resume: 'Go on sending',
    stop: {
      title: 'Stop for good',
      lead: 'Those who have not got it yet will not get it. This cannot be resumed.',
      submit: 'Stop sending',
    },
    refresh: 'Refresh the figures',
  },
  history: {
    title: 'Sent',
    none: 'No newsletter has been sent yet.',
    started: 'started on {date} by {email}',
  },
  states: { sending: 'being sent', paused: 'paused', stopped: 'stopped', sent: 'sent' },
  counts: {
    waiting: { one: '{count} waits', other: '{count} wait' },
    sent: { one: '{count} sent', other: '{count} sent' },
    left: { one: '{count} unsubscribed meanwhile', other: '{count} unsubscribed meanwhile' },
    failed: { one: '{count} not taken by the server', other: '{count} not taken by the server' },
    unsure: { one: '{count} unsure, not sent again', other: '{count} unsure, not sent again' },
    bounced: {
      one: '{count} address that no longer receives',
      other: '{count} addresses that no longer receive',
    },
  },
  notices: {
    saved: 'The draft is saved.',
    tested: 'The test is sent to {email}.',
    discarded: 'The draft is deleted.',
    started: 'Sending has begun.',
    paused: 'Sending is paused.',
    resumed: 'Sending goes on.',
    stopped: 'Sending is stopped.',
  },
  errors: {
    subject: 'The subject has 150 characters at the most.',
    body: 'The text has 20,000 characters at the most.',
    stale:
      'Somebody else has changed the draft meanwhile. Your text is below, not saved: copy what you need and open the page again.',
    empty: 'The subject or the text is missing: {language}. Write them, or leave the language out.',
    choose: 'Tick one language at least.',
    nobody: 'No confirmed subscriber reads the chosen languages.',
    busy: 'Another newsletter is being sent. Wait until it is done, or stop it.',
    recent: 'Tick “Send it anyway” if you want a second newsletter in the same month.',
    test: 'The test could not be sent just now. The draft is saved; try again in a few minutes.',
    queue: 'Sending is started and begins by itself in a few minutes.',
  },
  trial: 'Test:',
} satisfies AdminNewsletter
