import { z } from 'zod'
import { byLocale } from '../../../format/by-locale.ts'
import { line, sentence } from '../../schema.ts'
import { plural, template } from '../ui-schema.ts'
import { field, title } from './field.ts'

/** A photograph with what is written about it, of whatever subject. */
const photo = z.strictObject({
  title: line,
  lead: sentence,
  none: sentence,
  current: line,
  fields: z.strictObject({ foto: field, alt: field, focus: field }),
  focuses: z.strictObject({ center: line, top: line, bottom: line, left: line, right: line }),
  save: line,
  remove: line,
  /** What is wrong with a file. */
  problems: z.strictObject({
    missing: sentence,
    heavy: sentence,
    type: sentence,
    heic: sentence,
    broken: sentence,
    unsafe: sentence,
    large: sentence,
    small: sentence,
    unavailable: sentence,
    alt: sentence,
  }),
})
export type AdminPhoto = z.infer<typeof photo>

/** Who works at the clinic. */
export const adminTeam = z.strictObject({
  metaTitle: title,
  title: line,
  lead: sentence,
  draft: line,
  changes: plural,
  more: plural,
  order: line,
  noDraft: sentence,
  /** While the draft says what visitors see. */
  same: sentence,
  inLanguage: z.strictObject(byLocale(() => template('field'))),
  list: z.strictObject({
    title: line,
    add: line,
    hidden: line,
    up: template('name'),
    down: template('name'),
  }),
  one: z.strictObject({
    metaTitle: template('name'),
    added: line,
    back: line,
    languages: z.strictObject(byLocale(() => line)),
    /** What is folded. */
    career: z.strictObject(byLocale(() => line)),
    choices: line,
    facts: line,
    save: line,
    remove: line,
    removeLead: sentence,
    /** What somebody vouches for, and who takes it over. */
    leaving: z.strictObject({
      lead: template('name'),
      reviews: plural,
      articles: plural,
      stories: plural,
      treatments: template('treatments'),
      heir: field,
      choose: line,
      nobody: line,
      read: template('name'),
      errors: z.strictObject({ heir: sentence, read: sentence }),
    }),
    photoLater: sentence,
    missing: sentence,
  }),
  fields: z.strictObject({
    nume: field,
    functie: field,
    descriere: field,
    experienta: field,
    cursuri: field,
    fel: field,
    din: field,
    limbi: field,
    filtre: field,
    tratamente: field,
    preluat: field,
    ascuns: field,
  }),
  errors: z.strictObject({
    nume: sentence,
    functie: sentence,
    descriere: sentence,
    experienta: sentence,
    cursuri: sentence,
    fel: sentence,
    din: sentence,
    limbi: sentence,
    filtre: sentence,
    tratamente: sentence,
  }),
  photo,
  notices: z.strictObject({
    saved: sentence,
    merged: sentence,
    added: sentence,
    moved: sentence,
    removed: sentence,
    /** Above what was typed meanwhile. */
    gone: sentence,
    photo: sentence,
    photoRemoved: sentence,
    published: sentence,
  }),
  problems: z.strictObject({
    nobody: sentence,
    left: template('name'),
    undone: template('treatments'),
  }),
  /** Over both versions, where two people changed the same. */
  conflict: line,
  publish: line,
  publishLead: sentence,
})
export type AdminTeam = z.infer<typeof adminTeam>
