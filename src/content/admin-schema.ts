import { z } from 'zod'
import { line, sentence, text } from './schema.ts'
import { plural, template } from './ui-schema.ts'

const field = z.strictObject({ label: line, hint: sentence.optional() })
const title = text(30, 60)

/** What stands above every admin page. */
export const adminFrame = z.strictObject({
  label: line,
  prices: line,
  publications: line,
  requests: line,
  signedInAs: template('email'),
  signOut: line,
})
export type AdminFrame = z.infer<typeof adminFrame>

const priceFields = z.strictObject({
  title_ro: field,
  title_en: field,
  description_ro: field,
  description_en: field,
  position: field,
  unit: field,
  kind: field,
  min: field,
  max: field,
  vat: field,
  valid_from: field,
  hidden: field,
  included_ro: field,
  included_en: field,
  not_included_ro: field,
  not_included_en: field,
  remove: field,
})
export type PriceFieldTexts = z.infer<typeof priceFields>

/** Filed under what they are about; the schema of a price says which one applies. */
const priceErrors = z.strictObject({
  id: sentence,
  title: sentence,
  categoryTitle: sentence,
  description: sentence,
  position: sentence,
  unit: sentence,
  kind: sentence,
  min: sentence,
  max: sentence,
  vat: sentence,
  valid_from: sentence,
  hidden: sentence,
  list: sentence,
  pairs: sentence,
  treatments: sentence,
  category: sentence,
  last: sentence,
})
export type PriceErrors = z.infer<typeof priceErrors>

export const adminPrices = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  categories: line,
  rows: plural,
  changedRows: plural,
  noDraft: sentence,
  draft: template('email', 'date', 'time', 'version'),
  notices: z.strictObject({
    saved: sentence,
    merged: sentence,
    scenario: sentence,
    undone: sentence,
    discarded: sentence,
    imported: sentence,
    published: sentence,
    rolledBack: sentence,
    nothing: sentence,
  }),
  problems: z.strictObject({
    summary: line,
    summaryLead: sentence,
    stale: sentence,
    note: sentence,
    percent: sentence,
  }),
  errorPrefix: z.enum(['Eroare:', 'Error:']),
  edit: z.strictObject({
    metaTitle: title,
    back: line,
    category: line,
    row: template('title'),
    newRow: line,
    newRowHint: sentence,
    lists: line,
    listsHint: sentence,
    published: template('price'),
    unpublished: line,
    instalment: template('amount', 'months'),
    instalmentNote: sentence,
    save: line,
    reset: line,
    unsaved: plural,
  }),
  fields: priceFields,
  errors: priceErrors,
  kinds: z.strictObject({ fixed: line, from: line, range: line }),
  scenario: z.strictObject({
    title: line,
    lead: sentence,
    percent: field,
    rounding: field,
    step: template('lei'),
    preview: line,
    apply: line,
  }),
  conflict: z.strictObject({
    title: line,
    lead: template('email', 'time'),
    row: line,
    mine: line,
    theirs: line,
    removed: line,
    takeTheirs: line,
  }),
  diff: z.strictObject({
    title: line,
    none: sentence,
    row: line,
    before: line,
    after: line,
    added: line,
    removed: line,
    empty: line,
    names: z.strictObject({
      title: line,
      description: line,
      position: line,
      unit: line,
      price: line,
      vat: line,
      valid_from: line,
      hidden: line,
      included: line,
      not_included: line,
      category: line,
      treatments: line,
    }),
    yes: line,
    no: line,
  }),
  publish: z.strictObject({
    title: line,
    lead: sentence,
    note: field,
    submit: line,
    preview: line,
    previewIn: z.strictObject({ ro: line, en: line }),
    undo: line,
    discard: line,
  }),
  file: z.strictObject({
    title: line,
    lead: sentence,
    exportDraft: line,
    field,
    submit: line,
    refused: sentence,
    line: template('line', 'id', 'field', 'problem'),
    more: template('count'),
    errors: z.strictObject({
      encoding: sentence,
      large: sentence,
      empty: sentence,
      columns: template('columns'),
      cells: sentence,
      repeated: sentence,
      unknownCategory: sentence,
    }),
  }),
})
export type AdminPrices = z.infer<typeof adminPrices>

export const adminPublications = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  none: sentence,
  kinds: z.strictObject({ start: line, publish: line, rollback: template('source') }),
  by: template('email', 'date', 'time'),
  changed: plural,
  show: line,
  current: line,
  back: line,
  rollback: z.strictObject({ title: line, lead: sentence, note: field, submit: line }),
})
export type AdminPublications = z.infer<typeof adminPublications>

export const adminPreview = z.strictObject({ notice: sentence, edit: line, other: line })
export type AdminPreview = z.infer<typeof adminPreview>

export const adminRequests = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  filter: line,
  filters: z.strictObject({ open: line, handled: line, all: line }),
  none: sentence,
  count: plural,
  received: template('date', 'time'),
  handled: template('date', 'time'),
  markHandled: line,
  markOpen: line,
  labels: z.strictObject({
    phone: line,
    email: line,
    answer: line,
    treatment: line,
    doctor: line,
    wishes: line,
    message: line,
    country: line,
    estimate: line,
  }),
  languages: z.strictObject({ ro: line, en: line }),
  export: line,
  newer: line,
  older: line,
  newsletter: z.strictObject({ title: line, confirmed: plural, pending: plural }),
})
export type AdminRequests = z.infer<typeof adminRequests>
