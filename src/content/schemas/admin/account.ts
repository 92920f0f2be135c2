import { z } from 'zod'
import { line, sentence } from '../../schema.ts'
import { template } from '../ui-schema.ts'
import { field, title } from './field.ts'

const passwordErrors = z.strictObject({
  short: template('count'),
  long: sentence,
  repeated: sentence,
  weak: sentence,
})

/** One's own password and sessions, and who else may sign in. */
export const adminAccount = z.strictObject({
  metaTitle: title,
  title: line,
  lead: template('email'),
  errorPrefix: z.enum(['Eroare:', 'Error:']),
  password: z.strictObject({
    title: line,
    current: field,
    next: field,
    again: field,
    show: line,
    submit: line,
    errors: passwordErrors.extend({ credentials: sentence, rate: sentence, unavailable: sentence }),
    changed: sentence,
  }),
  sessions: z.strictObject({
    title: line,
    lead: sentence,
    session: template('device', 'since', 'used'),
    device: template('browser', 'system'),
    unknownDevice: line,
    current: line,
    end: line,
    endOthers: line,
    ended: sentence,
  }),
  admins: z.strictObject({
    title: line,
    lead: sentence,
    you: line,
    since: template('date'),
    signedIn: template('date'),
    notYet: line,
    invite: z.strictObject({ title: line, field, submit: line, error: sentence }),
    remove: z.strictObject({ title: line, lead: template('email'), submit: line }),
    notices: z.strictObject({
      invited: sentence,
      known: sentence,
      atOnce: sentence,
      removed: sentence,
      last: sentence,
      missing: sentence,
      unsent: sentence,
    }),
  }),
  mail: z.strictObject({
    invite: z.strictObject({ subject: line, text: sentence, action: line }),
    reset: z.strictObject({ subject: line, text: sentence, action: line }),
    wrongCodes: z.strictObject({ subject: line, text: sentence, action: line, own: sentence }),
    link: template('link'),
    expiry: sentence,
    ignore: sentence,
  }),
})
export type AdminAccount = z.infer<typeof adminAccount>

/** A code from a phone, asked for after the password. */
export const adminSecondFactor = z.strictObject({
  title: line,
  off: sentence,
  begin: line,
  setUp: z.strictObject({
    scan: sentence,
    picture: line,
    type: sentence,
    confirm: field,
    submit: line,
    cancel: line,
  }),
  on: sentence,
  back: sentence,
  end: z.strictObject({ title: line, code: field, submit: line }),
  has: line,
  hasNot: line,
  remove: z.strictObject({ title: line, lead: template('email'), submit: line }),
  notices: z.strictObject({
    begun: sentence,
    on: sentence,
    off: sentence,
    removed: sentence,
    none: sentence,
    own: sentence,
    missing: sentence,
  }),
  errors: z.strictObject({
    form: sentence,
    wrong: sentence,
    used: sentence,
    rate: sentence,
    unavailable: sentence,
  }),
})
export type AdminSecondFactor = z.infer<typeof adminSecondFactor>

/** A new password by mail, for an admin who cannot sign in. */
export const adminReset = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  email: line,
  submit: line,
  sent: sentence,
  set: z.strictObject({ title: line, lead: sentence, next: field, again: line, show: line, submit: line }),
  errors: passwordErrors.extend({
    email: sentence,
    expired: sentence,
    rate: sentence,
    unavailable: sentence,
  }),
  errorPrefix: z.enum(['Eroare:', 'Error:']),
  back: line,
})
export type AdminReset = z.infer<typeof adminReset>
