import { z } from 'zod'
import { byLocale } from '../../../format/by-locale.ts'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { title } from './field.ts'

const states = <Text extends z.ZodType>(words: Text) =>
  z.strictObject({ sending: words, paused: words, stopped: words, sent: words })

/** Writing a newsletter, sending it, and those that were sent. */
export const adminNewsletter = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  errorPrefix: z.enum(['Eroare:', 'Error:']),
  list: line,
  languages: z.strictObject(byLocale(() => line)),
  write: z.strictObject({
    title: line,
    subject: z.strictObject({ label: line, hint: sentence }),
    body: z.strictObject({ label: line, hint: sentence }),
    save: line,
    saved: line,
    unsaved: sentence,
    preview: template('language'),
    previewHint: sentence,
    /** In the preview, in the place of what is not written yet. */
    missing: z.strictObject({ subject: sentence, body: sentence }),
    claims: template('words'),
    test: line,
    discard: z.strictObject({ title: line, lead: sentence, submit: line }),
  }),
  send: z.strictObject({
    title: line,
    lead: sentence,
    to: template('language', 'count'),
    subscribers: plural,
    submit: line,
    confirm: template('count'),
    recent: template('date'),
    anyway: line,
    yes: line,
    no: line,
  }),
  current: z.strictObject({
    title: line,
    progress: template('done', 'all'),
    pause: line,
    resume: line,
    stop: z.strictObject({ title: line, lead: sentence, submit: line }),
    refresh: line,
  }),
  history: z.strictObject({ title: line, none: sentence, started: template('date', 'email') }),
  states: states(line),
  counts: z.strictObject({
    waiting: plural,
    sent: plural,
    left: plural,
    failed: plural,
    unsure: plural,
    bounced: plural,
  }),
  notices: z.strictObject({
    saved: sentence,
    tested: template('email'),
    discarded: sentence,
    started: sentence,
    paused: sentence,
    resumed: sentence,
    stopped: sentence,
  }),
  errors: z.strictObject({
    subject: sentence,
    body: sentence,
    stale: sentence,
    empty: template('language'),
    choose: sentence,
    nobody: sentence,
    busy: sentence,
    recent: sentence,
    test: sentence,
    queue: sentence,
  }),
  /** Before the subject of a mail that is sent to oneself. */
  trial: line,
})
export type AdminNewsletter = z.infer<typeof adminNewsletter>
