import { z } from 'zod'
import { byLocale } from '../../format/by-locale.ts'
import { line, pageMeta, paragraph, question, sentence, text } from '../schema.ts'
import { comfortWishes } from '../vocabulary.ts'
import { plural, template } from './ui-schema.ts'

const titled = z.strictObject({ title: line, text: sentence })
const steps = z.strictObject({ title: line, items: z.array(titled).min(3).max(6) })
const field = z.strictObject({ label: line, hint: sentence.optional() })
const answer = z.strictObject({ meta: pageMeta, title: text(5, 80), text: sentence })

/** Errors by field, then by the code that validation returns. */
const contactErrors = z.strictObject({
  nume: z.strictObject({ required: sentence, short: sentence, long: sentence }),
  contact: z.strictObject({ required: sentence }),
  telefon: z.strictObject({
    invalid: sentence,
    missingZero: sentence,
    prefix: sentence,
    country: sentence,
    short: sentence,
    long: sentence,
  }),
  email: z.strictObject({ invalid: sentence, long: sentence, news: sentence }),
  limba: z.strictObject({ choice: sentence }),
  tratament: z.strictObject({ choice: sentence }),
  medic: z.strictObject({ choice: sentence }),
  zi: z.strictObject({
    invalid: sentence,
    past: sentence,
    far: sentence,
    closed: sentence,
    repeated: sentence,
  }),
  interval: z.strictObject({ choice: sentence, closed: sentence }),
  confort: z.strictObject({ choice: sentence }),
  mesaj: z.strictObject({ long: template('max', 'count'), cnp: sentence }),
  tara: z.strictObject({ choice: sentence }),
  form: z.strictObject({
    tooFast: sentence,
    expired: sentence,
    used: sentence,
    rate: sentence,
    check: sentence,
    unavailable: template('phone'),
    /** Said by the browser, which knows that it has no connection. */
    offline: template('phone'),
    refused: template('phone'),
  }),
})

export const contact = z.strictObject({
  meta: pageMeta,
  title: text(5, 90),
  lead: paragraph,
  formTitle: line,
  /** The link to the card that lets a patient stop a treatment without words. */
  stopCard: line,
  /** The heading for visitors who come from a dentist's section. */
  visitWith: template('name'),
  required: sentence,
  optional: line,
  either: sentence,
  fields: z.strictObject({
    nume: field,
    telefon: field,
    email: field,
    limba: field,
    tratament: field,
    medic: field,
    zi: field,
    interval: field,
    confort: field,
    mesaj: field,
    tara: field,
    marketing: field,
  }),
  wishes: z.strictObject({
    legend: line,
    hint: template('closedDays'),
    wish: template('number'),
    none: line,
    later: line,
  }),
  options: z.strictObject({
    languages: z.strictObject(byLocale(() => line)),
    comfort: z.record(z.enum(comfortWishes), line),
    anyTreatment: line,
    anyDoctor: line,
    anyDay: line,
    noCountry: line,
    parts: z.strictObject({ any: line, morning: line, afternoon: line, evening: line }),
  }),
  estimate: z.strictObject({ title: line, text: sentence, remove: line }),
  left: plural,
  errorPrefix: z.enum(['Eroare:', 'Error:']),
  /** `failed` heads an error that is not the visitor's: the form could not be sent. */
  summary: z.strictObject({ title: line, failed: line, lead: sentence }),
  errors: contactErrors,
  privacy: sentence,
  privacyLink: line,
  honeypot: line,
  submit: line,
  sending: line,
  notConfirmed: sentence,
  callback: z.strictObject({ today: template('time'), on: template('day', 'time'), email: sentence }),
  next: steps,
  urgent: template('phone'),
  /** What people ask before a visit, first about payment and the like, then about health. */
  before: z.strictObject({
    title: line,
    groups: z
      .array(z.strictObject({ title: line, items: z.array(question).min(3).max(12) }))
      .min(1)
      .max(3),
  }),
  details: z.strictObject({
    title: line,
    phone: line,
    email: line,
    address: line,
    hours: line,
    map: line,
    mapHint: sentence,
    transport: z.strictObject({ title: line, items: z.array(sentence).max(6).readonly() }),
  }),
  thanks: z.strictObject({
    meta: pageMeta,
    title: text(5, 90),
    lead: sentence,
    reference: template('code'),
    referenceHint: sentence,
    next: steps,
    calendar: z.strictObject({
      /** How the name of the file begins. */
      file: text(3, 20).regex(/^[a-z-]+$/),
      action: line,
      hint: sentence,
      summary: line,
      description: template('code', 'phone'),
    }),
    change: template('phone'),
    home: line,
    prices: line,
  }),
  /** To the reception: neither the treatment nor the visitor's words, only a link to them. */
  mail: z.strictObject({ subject: template('code'), text: template('code', 'link') }),
})
export type Contact = z.infer<typeof contact>

export const newsletter = z.strictObject({
  subscribe: answer.extend({ button: line }),
  pending: answer,
  confirm: answer.extend({ button: line }),
  confirmed: answer,
  unsubscribe: answer.extend({ button: line }),
  unsubscribed: answer.extend({ again: line }),
  notOurs: answer,
  expired: answer.extend({ button: line }),
  invalid: answer.extend({ label: line, error: sentence, button: line }),
  rate: answer,
  unavailable: answer.extend({ retry: line }),
  home: line,
  mail: z.strictObject({
    pending: z.strictObject({
      subject: line,
      greeting: line,
      text: sentence,
      action: line,
      link: template('link'),
      expiry: template('hours'),
      ignore: sentence,
      signature: line,
    }),
    /** Replaces `pending` for somebody who unsubscribed before. */
    returning: z.strictObject({ subject: line, text: sentence, ignore: sentence }),
    confirmed: z.strictObject({ subject: line, greeting: line, text: sentence, signature: line }),
    unsubscribe: template('link'),
  }),
})
export type Newsletter = z.infer<typeof newsletter>

export const admin = z.strictObject({
  meta: pageMeta,
  title: text(5, 80),
  lead: sentence,
  email: line,
  password: line,
  forgot: line,
  passwordSet: sentence,
  showPassword: line,
  submit: line,
  sending: line,
  signOut: line,
  signedOut: sentence,
  signedInAs: template('email'),
  expired: sentence,
  kept: sentence,
  back: line,
  errorPrefix: z.enum(['Eroare:', 'Error:']),
  code: z.strictObject({ title: text(5, 80), lead: sentence, label: line, submit: line, lost: sentence }),
  errors: z.strictObject({
    required: sentence,
    email: sentence,
    credentials: sentence,
    code: sentence,
    codeForm: sentence,
    codeUsed: sentence,
    codes: sentence,
    notAdmin: sentence,
    rate: sentence,
    unavailable: sentence,
  }),
})
export type Admin = z.infer<typeof admin>

/** The card that lets a patient stop a treatment without words, and how to use it. */
export const stopCard = z.strictObject({
  meta: pageMeta,
  title: text(5, 60),
  lead: sentence,
  print: line,
  printNow: line,
  how: z.strictObject({ title: line, items: z.array(sentence).min(3).max(5) }),
  card: z.strictObject({ stop: line, pause: line, text: sentence, go: line }),
  book: line,
})
export type StopCard = z.infer<typeof stopCard>
