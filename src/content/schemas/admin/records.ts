import { z } from 'zod'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { field, title } from './field.ts'

/** What is held about a person. */
export const adminPeople = z.strictObject({
  metaTitle: title,
  title: line,
  lead: template('held'),
  /** What the lead names, of the parts that the clinic has. */
  held: z.strictObject({
    requests: line,
    mentions: line,
    subscriptions: line,
    consents: line,
    stories: line,
    team: line,
  }),
  search: field,
  submit: line,
  errors: z.strictObject({ empty: sentence, unknown: sentence, reason: sentence, confirmed: sentence }),
  errorPrefix: z.enum(['Eroare:', 'Error:']),
  heldAbout: template('who'),
  nothing: template('who'),
  /** Where it was looked for, and what is not filed under a key of that kind. */
  searched: template('places'),
  notSearched: z.strictObject({
    address: template('places'),
    number: template('places'),
    anonymous: template('places'),
    name: template('places'),
  }),
  expired: sentence,
  requests: line,
  subscriptions: line,
  consents: line,
  stories: line,
  team: line,
  mentions: line,
  /** Of requests that are somebody else's. */
  mentionsLead: sentence,
  /** Of requests under one name that have different numbers or addresses. */
  namesakes: sentence,
  counts: z.strictObject({ requests: plural, subscriptions: plural, consents: plural, stories: plural }),
  mention: template('reference', 'date'),
  member: template('name', 'role'),
  request: template('reference', 'name', 'date'),
  subscription: template('email', 'status', 'date'),
  statuses: z.strictObject({ pending: line, confirmed: line, unsubscribed: line }),
  consent: template('date', 'time', 'categories'),
  story: template('person', 'story', 'reference', 'date', 'state'),
  storyStates: z.strictObject({ given: line, withdrawn: line }),
  essentialOnly: line,
  /** Other addresses and numbers in what was found. */
  related: line,
  /** In place of what is held and cannot be shown. */
  unread: line,
  download: line,
  erase: z.strictObject({
    title: line,
    lead: sentence,
    reason: line,
    choose: line,
    reasons: z.strictObject({ asked: line, withdrawn: line, test: line }),
    confirmed: line,
    submit: line,
  }),
  erased: template('requests', 'subscriptions', 'consents', 'stories'),
  /** Added where others' requests speak of the person. */
  mentionsLeft: plural,
  /** Added for a story that also stands in the code. */
  erasedBuilt: sentence,
  /** Where nothing was left: it was asked for twice, or the answer to the first time was lost. */
  erasedAlready: sentence,
})
export type AdminPeople = z.infer<typeof adminPeople>

/** Who did what, and a copy of everything. */
export const adminAudit = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  filter: line,
  filters: z.strictObject({
    all: line,
    access: line,
    copies: line,
    changes: line,
    requests: line,
    erasures: line,
  }),
  none: sentence,
  columns: z.strictObject({ at: line, who: line, what: line, about: line }),
  /** By the name of an action; another is shown by its name. */
  actions: z.record(z.string().regex(/^[a-z_]{3,40}$/), line),
  /** By the name in an entry's detail. */
  details: z.record(z.string().regex(/^[a-z_]+$/), line),
  newer: line,
  older: line,
  backup: z.strictObject({ title: line, lead: sentence, submit: line }),
})
export type AdminAudit = z.infer<typeof adminAudit>
