import { z } from 'zod'
import { byLocale } from '../../format/by-locale.ts'
import { fromEntries } from '../../format/from-entries.ts'
import { writtenLocales } from '../../locale.ts'
import { line, sentence, text } from '../schema.ts'
import { plural, template } from './ui-schema.ts'

const field = z.strictObject({ label: line, hint: sentence.optional() })
const title = text(30, 60)

export const adminFrame = z.strictObject({
  label: line,
  prices: line,
  offers: line,
  hours: line,
  news: line,
  doctors: line,
  redirects: line,
  statistics: line,
  publications: line,
  requests: line,
  subscribers: line,
  people: line,
  audit: line,
  account: line,
  /** Beside the link to the requests. */
  waiting: plural,
  today: line,
  site: line,
  /** On public pages. */
  edit: line,
  signedInAs: template('email'),
  signOut: line,
  /** What of the draft is not published, on every page. */
  bar: z.strictObject({
    label: line,
    changes: plural,
    average: template('percent'),
    refusals: plural,
    questions: plural,
    preview: line,
    publish: line,
  }),
})
export type AdminFrame = z.infer<typeof adminFrame>

/** `title_ro`, `title_en`: what is written once for each language has a field for each. */
function inEachLanguage<Name extends string>(name: Name) {
  return fromEntries(writtenLocales.map((locale) => [`${name}_${locale}` as const, field] as const))
}

const priceFields = z.strictObject({
  ...inEachLanguage('title'),
  ...inEachLanguage('description'),
  position: field,
  unit: field,
  kind: field,
  min: field,
  max: field,
  next_min: field,
  next_max: field,
  next_from: field,
  vat: field,
  valid_from: field,
  hidden: field,
  ...inEachLanguage('included'),
  ...inEachLanguage('not_included'),
  category: field,
  treatments: field,
  remove: field,
})
export type PriceFieldTexts = z.infer<typeof priceFields>

/** By subject; the schema of a price says which one applies. */
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
  next_min: sentence,
  next_max: sentence,
  next_from: sentence,
  vat: sentence,
  valid_from: sentence,
  hidden: sentence,
  list: sentence,
  pairs: sentence,
  treatments: sentence,
  category: sentence,
  letters: sentence,
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
    redone: sentence,
    rowMoved: sentence,
    rowsChanged: sentence,
    unchanged: sentence,
    discarded: sentence,
    imported: sentence,
    published: sentence,
    offerPublished: sentence,
    hoursPublished: sentence,
    hoursUnchanged: sentence,
    rolledBack: sentence,
    nothing: sentence,
    categoryAdded: sentence,
    categoryRemoved: sentence,
    categoryMoved: sentence,
  }),
  problems: z.strictObject({
    summary: line,
    summaryLead: sentence,
    stale: sentence,
    /** A step that others have changed since. */
    undone: sentence,
    note: sentence,
    day: sentence,
    percent: sentence,
  }),
  errorPrefix: z.enum(['Eroare:', 'Error:']),
  edit: z.strictObject({
    metaTitle: template('category'),
    back: line,
    category: line,
    row: template('title'),
    rows: line,
    newRow: line,
    newRowHint: sentence,
    lists: line,
    listsHint: sentence,
    published: template('price'),
    settledDay: sentence,
    unpublished: line,
    instalment: template('amount', 'months'),
    instalmentNote: sentence,
    save: line,
    unsaved: plural,
    gone: sentence,
  }),
  /** The state of the form that saves itself. */
  autosave: z.strictObject({
    saving: line,
    saved: line,
    partly: plural,
    newRow: sentence,
    conflict: sentence,
    failed: sentence,
    signedOut: sentence,
    signIn: line,
    gone: sentence,
  }),
  preview: z.strictObject({ title: line, open: line, lead: sentence }),
  add: z.strictObject({ title: line, submit: line }),
  move: z.strictObject({ up: template('category'), down: template('category') }),
  remove: z.strictObject({ title: line, empty: sentence, notEmpty: sentence, submit: line }),
  /** The rows of a category, a line each. */
  table: z.strictObject({
    price: line,
    unit: line,
    place: line,
    hidden: line,
    changed: line,
    up: template('title', 'place', 'count'),
    down: template('title', 'place', 'count'),
    drag: line,
    category: line,
    add: line,
    close: line,
    panel: line,
    none: sentence,
    /** Between the parts of a long list. */
    pages: z.strictObject({ label: line, place: template('from', 'to', 'count'), before: line, after: line }),
  }),
  selection: z.strictObject({
    choose: template('title'),
    all: line,
    /** Where the list has more parts than this one. */
    allHere: line,
    chosen: plural,
    noneChosen: sentence,
    nothing: sentence,
    open: line,
    hide: line,
    show: line,
    moveTo: line,
    move: line,
  }),
  fields: priceFields,
  errors: priceErrors,
  kinds: z.strictObject({ fixed: line, from: line, range: line }),
  scenario: z.strictObject({
    title: line,
    lead: sentence,
    percent: field,
    rounding: field,
    from: field,
    step: template('lei'),
    preview: line,
    /** Under a preview of some of the rows. */
    partly: template('shown', 'count'),
    apply: line,
  }),
  conflict: z.strictObject({
    title: line,
    lead: template('email', 'time'),
    row: line,
    mine: line,
    theirs: line,
    removed: line,
    kept: line,
    takeTheirs: line,
    /** At a field that somebody else has changed too. */
    field: template('value'),
  }),
  diff: z.strictObject({
    title: line,
    none: sentence,
    row: line,
    before: line,
    after: line,
    added: line,
    removed: line,
    counts: z.strictObject({ changed: plural, added: plural, removed: plural, order: plural }),
    order: template('category'),
    categoryOrder: line,
    category: line,
    empty: line,
    /** By column, where the form's label does not fit. */
    names: z.strictObject({
      title: line,
      description: line,
      price: line,
      included: line,
      not_included: line,
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
    previewIn: z.strictObject(byLocale(() => line)),
    undo: template('step', 'email', 'time'),
    undoLast: line,
    redo: template('step', 'time'),
    steps: z.strictObject({
      rows: plural,
      category: template('title'),
      order: template('category'),
      nothing: line,
    }),
    discard: line,
    refused: sentence,
    refusedRow: template('title'),
    /** What an announced reduction requires; nothing is published that breaks it. */
    offer: z.strictObject({
      title: line,
      missing: template('title', 'to', 'date'),
      low: template('title', 'reduction', 'to', 'price'),
      above: template('title', 'reduction', 'to', 'reference', 'price', 'date', 'after'),
    }),
    /** Values that are allowed but unusual, and need a confirmation. */
    check: z.strictObject({
      title: line,
      free: template('title'),
      jump: template('title', 'before', 'after'),
      english: template('title'),
      confirm: sentence,
      needed: sentence,
    }),
  }),
  file: z.strictObject({
    title: line,
    lead: sentence,
    exportDraft: line,
    /** The column of the code that a row is known by. */
    id: line,
    field,
    submit: line,
    question: template('changed', 'added', 'removed'),
    removed: line,
    proceed: line,
    stop: line,
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

/** The announced reduction. */
export const adminOffers = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  /** What a change is about. */
  offer: line,
  draft: line,
  changes: plural,
  noDraft: sentence,
  fields: z.strictObject({ item: field, reduction: field, from: field, to: field, none: field }),
  errors: z.strictObject({ item: sentence, reduction: sentence, from: sentence, to: sentence }),
  save: line,
  past: template('title'),
  conflict: line,
  publish: line,
  publishLead: sentence,
})
export type AdminOffers = z.infer<typeof adminOffers>

/** When the clinic is open, and the notice. */
export const adminHours = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  draft: line,
  changes: plural,
  noDraft: sentence,
  /** What a change is about. */
  subjects: z.strictObject({ week: template('day'), days: template('days'), notice: line, more: plural }),
  week: z.strictObject({ title: line, hint: sentence, wrong: sentence }),
  days: z.strictObject({
    title: line,
    lead: sentence,
    none: sentence,
    from: field,
    to: field,
    spans: field,
    remove: line,
    one: template('days'),
    added: line,
    first: sentence,
    last: sentence,
    wrong: sentence,
    repeated: sentence,
  }),
  /** Closing a day at once, without a way through the draft. */
  close: z.strictObject({
    title: line,
    lead: sentence,
    day: field,
    submit: line,
    note: template('day'),
    past: sentence,
    taken: sentence,
    waits: sentence,
  }),
  holidays: z.strictObject({ title: line, lead: sentence }),
  notice: z.strictObject({
    title: line,
    lead: sentence,
    ...inEachLanguage('text'),
    from: field,
    to: field,
    none: line,
    text: sentence,
    first: sentence,
    last: sentence,
  }),
  facts: z.strictObject({ hours: line, days: line, text: line, closed: line, until: template('from', 'to') }),
  check: z.strictObject({ closed: sentence, past: sentence }),
  save: line,
  publish: line,
  publishLead: sentence,
})
export type AdminHours = z.infer<typeof adminHours>

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
    to: sentence,
    target: sentence,
    page: sentence,
    table: sentence,
    chain: sentence,
    note: sentence,
  }),
  add: z.strictObject({ title: line, submit: line, note: template('from', 'to') }),
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

const measured = z.strictObject({ title: line, lead: sentence })

/** What was measured of the site. */
export const adminStatistics = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  periods: line,
  period: plural,
  none: sentence,
  unset: sentence,
  unread: sentence,
  languages: z.strictObject(byLocale(() => line)),
  what: line,
  page: line,
  site: line,
  measure: line,
  total: line,
  p75: line,
  rating: line,
  measured: line,
  requests: line,
  calls: line,
  conversions: measured,
  pages: measured,
  views: measured,
  referrers: measured,
  vitals: measured,
  vitalNames: z.strictObject({ LCP: line, INP: line, CLS: line, FCP: line, TTFB: line }),
  ratings: z.strictObject({ good: line, middle: line, poor: line }),
})
export type AdminStatistics = z.infer<typeof adminStatistics>

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
  }),
  article: template('slug'),
  subject: line,
  kinds: z.strictObject({ start: line, publish: line, rollback: template('source') }),
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
  rollback: z.strictObject({ title: line, lead: sentence, note: field, submit: line }),
})
export type AdminPublications = z.infer<typeof adminPublications>

export const adminPreview = z.strictObject({
  notice: sentence,
  edit: line,
  refreshed: line,
  /** The pages that a publication would change. */
  touched: plural,
  all: line,
  alone: line,
  phone: template('path'),
  desktop: template('path'),
})
export type AdminPreview = z.infer<typeof adminPreview>

/** What waits today. */
export const adminToday = z.strictObject({
  metaTitle: title,
  title: template('date'),
  requests: line,
  noRequests: sentence,
  waiting: plural,
  /** Since when a request waits, and until when it is to be answered. */
  request: template('reference', 'received', 'due'),
  late: line,
  all: line,
  prices: line,
  noChanges: sentence,
  changes: plural,
  draftBy: template('email', 'date', 'time'),
  open: line,
  offer: line,
  offerEnds: template('date'),
  noOffer: line,
  holiday: line,
  noHoliday: sentence,
  subscribers: line,
  missing: sentence,
})
export type AdminToday = z.infer<typeof adminToday>
