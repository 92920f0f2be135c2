import { z } from 'zod'
import { variantKeys } from '../comparisons.ts'
import { line, pageMeta, paragraph, sentence, text } from '../schema.ts'
import { template } from './ui-schema.ts'

/** Two treatments side by side. */
export const compare = z.strictObject({
  meta: pageMeta,
  title: text(5, 90),
  pairTitle: template('a', 'b'),
  pairMeta: template('a', 'b'),
  lead: paragraph,
  first: line,
  second: line,
  choose: line,
  button: line,
  same: sentence,
  pairs: line,
  pair: template('a', 'b'),
  link: template('a', 'b'),
  variants: z.record(z.enum(variantKeys), z.strictObject({ name: line, text: sentence })),
  lines: line,
  table: template('a', 'b'),
  rows: z.strictObject({
    what: line,
    chair: line,
    numb: line,
    sore: line,
    visits: line,
    done: line,
    price: line,
    total: line,
    success: line,
    warranty: line,
  }),
  equal: line,
  less: line,
  more: line,
  none: line,
  /** Why one of the two has no total. */
  noTotal: sentence,
  print: line,
  note: sentence,
})
export type Compare = z.infer<typeof compare>
