import { z } from 'zod'
import { article, line, member, pageMeta, paragraph, question, sentence, story, text } from '../schema.ts'
import { caseCategories, specialtyFilters, treatmentCategories } from '../vocabulary.ts'
import { plural, template } from './ui-schema.ts'

const titled = z.strictObject({ title: line, text: sentence })
const teaser = z.strictObject({ title: line, lead: sentence, all: line })
const steps = z.strictObject({ title: line, lead: sentence, items: z.array(titled).min(3).max(6) })
const questions = z.strictObject({ title: line, items: z.array(question).min(3).max(8) })
const promise = titled.extend({ conditions: z.array(sentence).min(1).max(4) })
const page = { meta: pageMeta, title: text(4, 90), lead: paragraph }

export const home = z.strictObject({
  meta: pageMeta,
  hero: z.strictObject({
    eyebrow: line,
    title: text(10, 90),
    lead: paragraph,
    primary: line,
    secondary: line,
    pain: z.strictObject({ title: line, text: line }),
  }),
  promises: z.strictObject({
    title: line,
    conditions: line,
    consultation: promise,
    specialists: promise.extend({
      /** The title where nobody is a specialist. */
      withoutSpecialists: line,
      text: template('dentistsFirst', 'specialists', 'experience'),
    }),
    warranty: promise,
  }),
  treatments: teaser,
  prices: teaser.extend({ instalments: line, offer: line }),
  team: teaser,
  stories: teaser,
  news: teaser,
  visit: steps,
  questions,
  contact: z.strictObject({
    title: line,
    lead: sentence,
    book: line,
    call: template('phone'),
    directions: line,
  }),
})
export type Home = z.infer<typeof home>

export const treatmentsList = z.strictObject({
  ...page,
  categories: z.record(z.enum(treatmentCategories), z.strictObject({ name: line, text: sentence })),
  all: line,
  filter: line,
  search: z.strictObject({
    label: line,
    placeholder: line,
    button: line,
    /** Words of a query that say nothing about the treatment. */
    ignored: text(20, 900),
  }),
  /** Shown above the results when one of the phrases was typed; `page` is the link. */
  answers: z
    .array(
      z.strictObject({
        kind: z.enum(['urgent', 'more']),
        phrases: z.array(line).min(3).max(60),
        /** May say `{phone}`, where it is true at any hour. */
        text: text(20, 600),
        page: z.enum(['inPain', 'instalments', 'prices', 'totals', 'contact', 'mouth']).optional(),
        /** The place of that page. */
        at: line.optional(),
        link: line.optional(),
      }),
    )
    .min(1)
    .max(12),
  /** Beside what cannot wait. */
  urgent: z.strictObject({ more: line, call112: line, or: line }),
  count: plural,
  /** The link to the drawn mouth, for visitors who know the place and not the word. */
  mouth: line,
  nothing: z.strictObject({ title: line, text: template('phone'), urgent: paragraph }),
  reset: line,
  help: titled,
})
export type TreatmentsList = z.infer<typeof treatmentsList>

/** The headings carry the names of the fields of a treatment text. */
export const treatmentPage = z.strictObject({
  /** Its title among results: the first that has room. */
  priced: z.array(template('title', 'price')).min(1),
  summary: line,
  onThisPage: line,
  /** Short names of the parts of the page, for its list of contents. */
  contents: z.strictObject({
    about: line,
    details: line,
    fit: line,
    steps: line,
    pain: line,
    risks: line,
    urgent: line,
    alternatives: line,
    price: line,
    doctors: line,
    questions: line,
    stories: line,
  }),
  headings: z.strictObject({
    full_description: line,
    duration: line,
    success_rate: line,
    warranty: line,
    features: line,
    benefits: line,
    technologies: line,
    price: line,
    suits: line,
    not_suits: line,
    steps: line,
    pain: line,
    healing: line,
    risks: line,
    alternatives: line,
    urgent: line,
    doctors: line,
    stories: line,
    questions: line,
  }),
  alternativesLead: sentence,
  urgentCall: template('phone'),
  reviewed: template('name', 'date', 'next'),
  /** Where whoever reviewed it has left, and nobody has read it since. */
  reviewDue: sentence,
  price: z.strictObject({
    note: sentence,
    none: sentence,
    estimate: line,
    instalments: line,
    /** Above its whole treatments, each with its bill. */
    whole: line,
  }),
  doctorsLead: sentence,
  book: line,
  bookTitle: line,
  bookLead: sentence,
})
export type TreatmentPage = z.infer<typeof treatmentPage>

export const teamPage = z.strictObject({
  ...page,
  lead: template('people'),
  /** The first of `people`; assistants and reception follow, where there are any. */
  dentists: template('dentistsFirst', 'experience'),
  reception: line,
  /** Follows the lead where everybody speaks the same two languages or more. */
  allSpeak: template('languages'),
  counted: z.strictObject({ doctor: plural, assistant: plural }),
  /** How many of the dentists are specialists: inserted after their number, with its commas. */
  specialists: z.strictObject({
    /** What the position of a specialist says, and that of no other dentist. The title is protected. */
    titles: z.array(line).min(1),
    all: z.strictObject({ one: line, other: line }),
    some: z.strictObject({ one: line, other: template('count') }),
  }),
  filter: line,
  filters: z.record(z.enum(['toate', ...specialtyFilters]), line),
  count: plural,
  years: plural,
  /** The footnote of every figure of years in practice; the page fills in the person's years. */
  yearsNote: z.strictObject({ definition: sentence, period: template('since', 'today'), source: line }),
  kinds: z.record(member.shape.kind, line),
  groups: z.record(member.shape.kind, line),
  languagesLabel: line,
  languages: z.record(member.shape.languages.element, line),
  courses: plural,
  experience: line,
  treatments: line,
  book: template('name'),
  help: titled,
  /** The footnote of the doctors' shortest and longest experience, here and on the home page. */
  experienceNote: z.strictObject({
    definition: sentence,
    period: template('since', 'until', 'date'),
    source: line,
  }),
})
export type TeamPage = z.infer<typeof teamPage>

export const storiesPage = z.strictObject({
  ...page,
  filter: line,
  categories: z.record(z.enum(['all', ...caseCategories]), line),
  count: plural,
  labels: z.strictObject({
    treatment: line,
    duration: line,
    results: line,
    doctor: line,
    testimonial: line,
    before: line,
    after: line,
    more: line,
  }),
  /** Whose treatment it was, of somebody who has left. */
  formerDoctor: line,
  enlarge: template('title'),
  consent: template('scope', 'date'),
  scopes: z.record(story.shape.consent.unwrap().shape.scope, line),
  collected: z.strictObject({ title: line, text: paragraph }),
  /** What the pictures are: all drawings, or photographs too. */
  pictures: sentence,
  photographs: sentence,
  /** In place of the name of a patient who does not want to be named. */
  unnamed: line,
  results: sentence,
  contact: z.strictObject({ title: line, text: sentence, action: line, call: template('phone') }),
  videos: z.strictObject({
    title: line,
    lead: sentence,
    play: template('name'),
    duration: template('duration'),
    transcript: line,
    captions: line,
    /** Says that the films are samples; an owner's own films need no such note. */
    sample: sentence.nullable(),
    unavailable: sentence,
  }),
})
export type StoriesPage = z.infer<typeof storiesPage>

export const newsPage = z.strictObject({
  ...page,
  filter: line,
  categories: z.record(z.enum(['all', ...article.shape.category.options]), line),
  count: plural,
  readingTime: plural,
  paging: z.strictObject({
    label: line,
    newer: line,
    older: line,
    page: template('page', 'pages'),
    title: template('title', 'page'),
  }),
  /** An article without a text in the page's language: the notice and the link to the other one. */
  onlyElsewhere: z.strictObject({ notice: line, link: line }),
  published: template('date'),
  updated: template('date'),
  reviewed: template('name'),
  /** Of articles about money and organisation, which no dentist reviews. */
  prepared: template('name'),
  contents: line,
  empty: sentence,
  lastKnown: sentence,
  related: line,
  treatments: line,
  back: line,
  medical: sentence,
  general: sentence,
  feed: line,
})
export type NewsPage = z.infer<typeof newsPage>

/** What the privacy, cookie and accessibility pages say around their own text. */
export const policyPage = z.strictObject({
  updated: template('date'),
  contents: line,
  storedItems: z.strictObject({
    caption: line,
    name: line,
    storage: line,
    category: line,
    lifetime: line,
    purpose: line,
    staff: line,
    storages: z.strictObject({ localStorage: line, cookie: line, cache: line, sessionStorage: line }),
  }),
})
export type PolicyPage = z.infer<typeof policyPage>
