import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import { forEachLanguage } from '../../../format/languages.ts'
import type { NewsletterWords } from './ro.ts'

export const words = {
  menu: 'Newsletter',
  metaTitle: titled('Newsletter', `${clinic.name} administration`),
  title: 'Write a newsletter',
  lead: 'Write it, send yourself a test, then send it to the subscribers. One a month at most: that is what subscribers were promised.',
  list: 'List of subscribers',
  languages: forEachLanguage('en'),
  write: {
    title: 'Draft',
    subject: { label: 'Subject', hint: 'At most 150 characters. Nothing about anybody’s health.' },
    body: {
      label: 'Text',
      hint: 'Write as in any email. The unsubscribe link is added automatically.',
    },
    save: 'Save the draft',
    saved: 'The draft is saved.',
    unsaved:
      'The draft could not be saved just now. We try again when you write on or when the connection is back.',
    preview: 'How the mail will look: {language}',
    previewHint: 'It shows the saved draft.',
    missing: {
      subject: 'The subject is missing: write it in the “Subject” field.',
      body: 'The text is missing: what you write in the “Text” field appears here, as in the mail.',
    },
    claims:
      'Check the wording: {words}. Medical advertising allows no superlatives, promised results or comparisons.',
    test: 'Send me a test',
    discard: {
      title: 'Discard the draft',
      lead: 'The texts above are deleted and cannot be recovered.',
      submit: 'Delete the draft',
    },
  },
  send: {
    title: 'Send to the subscribers',
    lead: 'Only confirmed subscribers receive it, each in the language they chose. Anyone who unsubscribes in the meantime does not.',
    to: '{language}: {count}',
    subscribers: { one: '{count} subscriber', other: '{count} subscribers' },
    submit: 'Send...',
    confirm: 'Send it now to {count}? Messages already sent cannot be recalled.',
    recent:
      'The last newsletter was sent on {date}, less than a month ago. Subscribers were promised one a month at most.',
    anyway: 'Send it anyway',
    yes: 'Yes, send it',
    no: 'Do not send it yet',
  },
  current: {
    title: 'Being sent',
    progress: '{done} of {all}',
    pause: 'Pause',
    resume: 'Resume sending',
    stop: {
      title: 'Stop for good',
      lead: 'Those who have not received it yet will not receive it. This cannot be resumed.',
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
    waiting: { one: '{count} waiting', other: '{count} waiting' },
    sent: { one: '{count} sent', other: '{count} sent' },
    left: { one: '{count} unsubscribed in the meantime', other: '{count} unsubscribed in the meantime' },
    failed: { one: '{count} refused by the server', other: '{count} refused by the server' },
    unsure: { one: '{count} uncertain, not sent again', other: '{count} uncertain, not sent again' },
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
    resumed: 'Sending has resumed.',
    stopped: 'Sending is stopped.',
  },
  errors: {
    subject: 'The subject can have at most 150 characters.',
    body: 'The text can have at most 20,000 characters.',
    stale:
      'Somebody else has changed the draft in the meantime. Your text is below, unsaved: copy what you need and open the page again.',
    empty: 'The subject or the text is missing: {language}. Write them, or untick the language.',
    choose: 'Tick at least one language.',
    nobody: 'No confirmed subscriber reads the chosen languages.',
    busy: 'Another newsletter is being sent. Wait until it is done, or stop it.',
    recent: 'Tick “Send it anyway” if you want a second newsletter in the same month.',
    test: 'The test could not be sent just now. The draft is saved; try again in a few minutes.',
    queue: 'Sending is queued and will begin automatically within a few minutes.',
  },
  trial: 'Test:',
} satisfies NewsletterWords
