import { z } from 'zod'
import { byLocale } from '../../../format/by-locale.ts'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { field, title } from './field.ts'

/** A hint that says the limits of what is written. */
const limited = z.strictObject({ label: line, hint: template('min', 'max') })

/** Articles: their list, and writing one. */
export const adminNews = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  draft: line,
  unpublished: plural,
  languages: z.strictObject(byLocale(() => line)),
  states: z.strictObject({ draft: line, scheduled: line, live: line, withdrawn: line }),
  when: z.strictObject({
    draft: template('email', 'date', 'time'),
    scheduled: template('date', 'time'),
    live: template('date'),
    withdrawn: sentence,
  }),
  list: z.strictObject({
    title: line,
    article: line,
    state: line,
    written: line,
    none: sentence,
    unread: sentence,
    untitled: line,
    changed: line,
  }),
  write: z.strictObject({ title: line, submit: line }),
  fields: z.strictObject({
    title: limited,
    description: limited,
    keywords: limited,
    body: limited,
    newTitle: field,
    category: field,
    reviewer: field,
    noReviewer: line,
    date: field,
    time: field,
    treatments: field,
    address: field,
    language: template('language'),
  }),
  /** Of the treatments that an article is about. */
  noTreatments: sentence,
  /** How long a text is, beside its field. */
  count: template('count', 'min', 'max'),
  claims: z.strictObject({ title: line, advice: sentence }),
  /** Photographs in the text. */
  pictures: z.strictObject({
    title: line,
    alt: field,
    caption: field,
    add: line,
    sending: line,
    inserted: sentence,
    added: sentence,
    list: line,
    lead: sentence,
    line: template('language'),
    absent: template('language'),
    insert: template('language'),
  }),
  live: z.strictObject({ title: line, none: sentence }),
  errors: z.strictObject({
    title: sentence,
    address: sentence,
    taken: template('slug'),
    languages: sentence,
    date: sentence,
    time: sentence,
    treatments: sentence,
    caption: sentence,
    long: template('max'),
  }),
  /** What stands in the way of publishing. */
  refusals: z.strictObject({
    languages: sentence,
    length: template('field', 'language', 'count', 'min', 'max'),
    keywords: template('field', 'language', 'count', 'min', 'max'),
    keyword: template('language', 'min', 'max'),
    reviewer: sentence,
    doctor: template('name'),
    day: sentence,
    foreign: template('language', 'address'),
    alt: template('language'),
    gone: template('language'),
  }),
  check: z.strictObject({
    claims: template('language', 'words'),
    lines: template('language'),
    past: template('date'),
  }),
  facts: z.strictObject({ facts: line, text: template('language'), moment: line }),
  conflict: line,
  save: line,
  preview: line,
  previewOf: template('language'),
  seeLive: template('language'),
  history: line,
  back: line,
  noDraft: sentence,
  /** Of an article that is neither drafted nor published any more. */
  noArticle: sentence,
  /** While the draft says what visitors see. */
  same: sentence,
  publish: line,
  note: field,
  publishLead: sentence,
  withdraw: z.strictObject({ title: line, lead: sentence, note: field, submit: line, wrong: sentence }),
  drop: z.strictObject({ title: line, lead: sentence, address: line, submit: line }),
  notices: z.strictObject({
    written: sentence,
    published: sentence,
    withdrawn: sentence,
    renamed: sentence,
    sameAddress: sentence,
    dropped: sentence,
    /** `{slug}`: somebody renamed or deleted the article while a text for it was typed. */
    gone: sentence,
  }),
})
export type AdminNews = z.infer<typeof adminNews>
