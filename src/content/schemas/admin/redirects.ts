import { z } from 'zod'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { field, title } from './field.ts'

/** Old addresses, and where they lead. */
export const adminRedirects = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  draft: line,
  unpublished: plural,
  changes: plural,
  fields: z.strictObject({ from: field, to: field, note: field }),
  problems: z.strictObject({
    from: sentence,
    query: sentence,
    pageQuery: sentence,
    replaces: template('to'),
    to: sentence,
    elsewhere: sentence,
    targetPart: sentence,
    target: sentence,
    page: sentence,
    table: sentence,
    chain: sentence,
    note: sentence,
  }),
  add: z.strictObject({ title: line, submit: line, replace: line, note: template('from', 'to') }),
  tried: z.strictObject({
    title: line,
    address: field,
    submit: line,
    results: z.strictObject({
      page: template('path'),
      own: template('path', 'to'),
      built: template('path', 'to'),
      none: template('path'),
      broken: sentence,
    }),
  }),
  list: z.strictObject({
    title: line,
    none: sentence,
    hits: line,
    times: plural,
    unknown: line,
    action: line,
    remove: line,
    removeThis: template('from'),
    note: template('from'),
  }),
  missing: z.strictObject({
    title: line,
    lead: sentence,
    none: sentence,
    unread: sentence,
    add: template('path'),
  }),
  waits: sentence,
  done: sentence,
  publish: line,
  publishLead: sentence,
})
export type AdminRedirects = z.infer<typeof adminRedirects>
