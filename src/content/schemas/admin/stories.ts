import { z } from 'zod'
import { byLocale } from '../../../format/by-locale.ts'
import { line, sentence, story } from '../../schema.ts'
import { caseDrawings } from '../../vocabulary.ts'
import { plural, template } from '../ui-schema.ts'
import { field, title } from './field.ts'

/** What a patient may agree to. The database checks the same list. */
export const consentParts = ['text', 'photographs', 'first_name'] as const

const words = {
  titlu: true,
  nume: true,
  lucrare: true,
  durata: true,
  despre: true,
  inainte: true,
  dupa: true,
  cuvinte: true,
  rezultate: true,
} as const
const facts = { categorie: true, tratament: true, medic: true, desen: true } as const
const named = <Name extends string, Text extends z.ZodType>(names: Record<Name, true>, text: Text) =>
  z.record(z.enum(Object.keys(names).filter((name): name is Name => name in names)), text)

/** A patient's consent: what is asked, and how it is said. */
const consent = z.strictObject({
  title: line,
  lead: sentence,
  labels: z.strictObject({
    persoana: line,
    hartie: line,
    data: line,
    pana: line,
    acopera: line,
    unde: line,
    inregistrat: line,
  }),
  unlimited: line,
  parts: z.record(z.enum(consentParts), line),
  scopes: z.record(story.shape.consent.unwrap().shape.scope, line),
  by: template('email', 'date'),
  /** In the list and above the record. */
  states: z.strictObject({
    valid: template('date'),
    limited: template('date', 'until'),
    ended: template('until'),
    withdrawn: template('date'),
    missing: line,
    unread: line,
  }),
  record: line,
  again: line,
  againLead: sentence,
  fields: z.strictObject({
    persoana: field,
    hartie: field,
    data: field,
    pana: field,
    acopera: field,
    unde: field,
  }),
  errors: z.strictObject({
    persoana: sentence,
    hartie: sentence,
    data: sentence,
    pana: sentence,
    acopera: sentence,
    unde: sentence,
    sigur: sentence,
  }),
  submit: line,
  withdraw: z.strictObject({ title: line, lead: sentence, sure: line, submit: line }),
})

/** Patients' stories, and their consent. */
export const adminStories = z.strictObject({
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
  list: z.strictObject({
    title: line,
    add: line,
    none: sentence,
    hidden: line,
    up: template('name'),
    down: template('name'),
  }),
  one: z.strictObject({
    metaTitle: template('name'),
    added: line,
    back: line,
    languages: z.strictObject(byLocale(() => line)),
    facts: line,
    /** Beside the name of a part of the form that may be folded. */
    empty: plural,
    wrong: plural,
    save: line,
    remove: line,
    removeLead: sentence,
    later: sentence,
    missing: sentence,
  }),
  fields: named({ ...words, ...facts, ascuns: true }, field),
  errors: named({ ...words, ...facts }, sentence),
  drawings: z.record(z.enum(caseDrawings), line),
  photos: z.strictObject({
    title: line,
    lead: sentence,
    before: line,
    after: line,
    none: sentence,
    alt: field,
  }),
  consent,
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
    consent: sentence,
    withdrawn: sentence,
    withdrawnBuilt: sentence,
    nothingToWithdraw: sentence,
  }),
  problems: z.strictObject({
    consent: template('title'),
    photographs: template('title'),
    onePhoto: template('title'),
    start: sentence,
  }),
  /** Over both versions, where two people changed the same. */
  conflict: line,
  publish: line,
  publishLead: sentence,
})
export type AdminStories = z.infer<typeof adminStories>
