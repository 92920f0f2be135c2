import { z } from 'zod'
import { byLocale } from '../../../format/by-locale.ts'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { field } from './field.ts'

export const adminDrafts = z.strictObject({
  inLanguage: z.strictObject(byLocale(() => template('field'))),
  draft: template('email', 'date', 'time', 'version'),
  notices: z.strictObject({
    saved: sentence,
    merged: sentence,
    undone: sentence,
    redone: sentence,
    discarded: sentence,
    rolledBack: sentence,
    nothing: sentence,
    unreadGone: sentence,
  }),
  problems: z.strictObject({
    summary: line,
    stale: sentence,
    /** A step that others have changed since. */
    undone: sentence,
    /** Others have changed the same; the form has what was typed, and what else they have changed. */
    note: sentence,
  }),
  errorPrefix: z.enum(['Eroare:', 'Error:']),
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
    row: line,
    before: line,
    after: line,
    added: line,
    removed: line,
    counts: z.strictObject({ changed: plural, added: plural, removed: plural, order: plural }),
    empty: line,
    yes: line,
    no: line,
  }),
  /** What an earlier version of the site has stored and this one does not know. */
  unread: z.strictObject({
    title: line,
    drafted: template('names'),
    published: template('names'),
    /** Of a list that nothing is published of. */
    rows: template('names'),
    /** In place of names, where no part can be read by itself. */
    everything: line,
    submit: line,
    /** On every admin page. */
    count: plural,
    show: line,
    refused: template('names'),
    /** Why an earlier publication cannot be brought back. */
    earlier: template('names'),
    /** The note of the publication that takes it away. */
    note: line,
  }),
  publish: z.strictObject({
    title: line,
    note: field,
    undo: template('step', 'email', 'time'),
    undoLast: line,
    redo: template('step', 'time'),
    discard: line,
    refused: sentence,
    /** Above what prevents publishing. */
    refusals: line,
    /** Values that are allowed but unusual, and need a confirmation. */
    check: z.strictObject({ title: line, confirm: sentence, needed: sentence }),
  }),
  /** What an announced reduction requires; nothing is published that breaks it. */
  offer: z.strictObject({
    missing: template('title', 'to', 'date'),
    low: template('title', 'reduction', 'to', 'price'),
    above: template('title', 'reduction', 'to', 'reference', 'price', 'date', 'after'),
  }),
})
export type AdminDrafts = z.infer<typeof adminDrafts>
