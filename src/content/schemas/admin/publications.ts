import { z } from 'zod'
import { byLocale } from '../../../format/by-locale.ts'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { title } from './field.ts'

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
