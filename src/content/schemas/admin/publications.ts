import { z } from 'zod'
import { byLocale } from '../../../format/by-locale.ts'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { field, title } from './field.ts'

export const adminPublications = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  none: sentence,
  /** Whose history is shown. */
  subjects: z.strictObject({
    prices: line,
    offers: line,
    hours: line,
    redirects: line,
    news: line,
    team: line,
    stories: line,
  }),
  article: template('slug'),
  subject: line,
  kinds: z.strictObject({ start: line, publish: line, rollback: template('source'), other: line }),
  by: template('email', 'date', 'time'),
  until: template('date', 'time'),
  going: z.strictObject({
    title: line,
    none: sentence,
    row: line,
    before: line,
    after: line,
    draftLost: plural,
  }),
  changed: plural,
  diff: z.strictObject({ title: line, none: sentence, row: line, before: line, after: line }),
  show: line,
  current: line,
  back: line,
  rollback: z.strictObject({ title: line, lead: sentence, prices: sentence, note: field, submit: line }),
})
export type AdminPublications = z.infer<typeof adminPublications>

export const adminPreview = z.strictObject({
  metaTitle: title,
  inLanguage: z.strictObject(byLocale(() => line)),
  notice: sentence,
  edit: line,
  refreshed: line,
  /** The pages that a publication would change. */
  touched: plural,
  all: line,
  alone: line,
  phone: template('page'),
  desktop: template('page'),
})
export type AdminPreview = z.infer<typeof adminPreview>
