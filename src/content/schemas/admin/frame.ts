import { z } from 'zod'
import { line } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'

export const adminFrame = z.strictObject({
  label: line,
  /** What opens the menu on a narrow screen. */
  menu: line,
  prices: line,
  offers: line,
  hours: line,
  news: line,
  team: line,
  stories: line,
  redirects: line,
  statistics: line,
  publications: line,
  requests: line,
  subscribers: line,
  newsletter: line,
  people: line,
  audit: line,
  account: line,
  /** Beside the link to the requests. */
  waiting: plural,
  today: line,
  site: line,
  /** On public pages. */
  edit: line,
  /** How a text is formatted, for whoever writes an article or a newsletter: what is written, and what it becomes. */
  formatting: z.strictObject({
    title: line,
    rows: z.array(z.strictObject({ written: line, becomes: line })),
  }),
  signedInAs: template('email'),
  signOut: line,
  /** What was typed on this device and not saved. */
  typed: z.strictObject({
    given: template('date', 'time', 'field'),
    /** Something else was saved since. */
    offered: template('date', 'time', 'field'),
    homeless: line,
    show: line,
    putBack: line,
    giveUp: line,
  }),
  /** What of the draft is not published, on every page. */
  bar: z.strictObject({
    average: template('percent'),
    refusals: plural,
    questions: plural,
    preview: line,
    publish: line,
  }),
})
export type AdminFrame = z.infer<typeof adminFrame>
