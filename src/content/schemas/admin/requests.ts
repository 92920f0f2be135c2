import { z } from 'zod'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { field, title } from './field.ts'

const states = z.strictObject({
  new: line,
  called: line,
  no_answer: line,
  scheduled: line,
  no_show: line,
  done: line,
})

/** The list of work of the reception. */
export const adminRequests = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  filter: line,
  filters: z.strictObject({ open: line, mine: line, scheduled: line, handled: line, all: line }),
  search: z.strictObject({
    label: line,
    hint: sentence,
    submit: line,
    found: template('words'),
    clear: line,
  }),
  none: sentence,
  noneFound: template('words'),
  count: plural,
  received: template('date', 'time'),
  due: template('date'),
  late: line,
  assigned: template('email'),
  states,
  work: z.strictObject({
    state: line,
    note: field,
    saveNote: line,
    take: line,
    release: line,
    history: line,
    step: template('date', 'time', 'email'),
    taken: line,
    released: line,
    /** What another version of the site has stored. */
    other: line,
  }),
  /** What happened to the request of that reference. */
  notices: z.strictObject({
    state: template('reference', 'state'),
    note: template('reference'),
    take: template('reference'),
    release: template('reference'),
    erased: template('reference'),
  }),
  undo: template('state'),
  problems: z.strictObject({
    stale: sentence,
    missing: sentence,
    emptyNote: sentence,
    longNote: sentence,
    reason: sentence,
  }),
  errorPrefix: z.enum(['Eroare:', 'Error:']),
  erase: z.strictObject({
    title: line,
    lead: sentence,
    reason: line,
    choose: line,
    reasons: z.strictObject({ asked: line, spam: line, duplicate: line, test: line }),
    submit: line,
  }),
  /** In the visitor's own language: mails and what to say on the phone. Neither names a treatment. */
  reply: z.strictObject({
    subject: template('reference'),
    greeting: template('name'),
    wishes: template('days'),
    noWishes: sentence,
    offer: sentence,
    signature: line,
    call: template('name'),
  }),
  answer: z.strictObject({ mail: line, call: line, prepared: template('language') }),
  /** By column, where the form's label does not fit. */
  labels: z.strictObject({
    answer_locale: line,
    doctor: line,
    wishes: line,
    comfort: line,
    country: line,
    estimate: line,
    form: line,
  }),
  /** Columns of the file that the form does not name. */
  sheet: z.strictObject({
    reference: line,
    received: line,
    state: line,
    assigned: line,
    done: line,
    notes: line,
  }),
  export: line,
  newer: line,
  older: line,
  newsletter: z.strictObject({ title: line, confirmed: plural, pending: plural }),
})
export type AdminRequests = z.infer<typeof adminRequests>
