import { z } from 'zod'
import { variantKeys } from '../comparisons.ts'
import { line, pageMeta, paragraph, sentence, text } from '../schema.ts'
import { measured } from '../whole-treatments.ts'
import { template } from './ui-schema.ts'

/** A single one is told in words. */
const amount = z.strictObject({ one: line, few: template('count').optional(), other: template('count') })

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
  /** How much a case or a total is for. */
  measures: z.record(z.enum(measured), amount),
  case: template('of', 'measure'),
  total: template('name', 'measure', 'price'),
  /** Why nothing is called more or less: of all rows, and of two totals. */
  unlike: template('a', 'b'),
  unlikeTotals: template('a', 'b'),
  /** Why one of the two has no total. */
  noTotal: sentence,
  /** The same of what leaves a gap, before the bills of what closes it. */
  leavesGap: sentence,
  print: line,
  note: sentence,
})
export type Compare = z.infer<typeof compare>
