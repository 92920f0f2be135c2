import { z } from 'zod'
import { byLocale } from '../format/by-locale.ts'
import { articleLimits } from './article-limits.ts'
import { cedilla, isoDate } from './iso-date.ts'
import { longestDescription, longestTitle, shortestTitle } from './titled.ts'
import { treatmentKeys } from './treatment-list.ts'
import {
  articleCategories,
  caseCategories,
  caseDrawings,
  roomKinds,
  specialtyFilters,
  treatmentCategories,
} from './vocabulary.ts'

export const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !cedilla.test(value), 'cedilla letters: write ș and ț with a comma below')

export const line = text(1, 120)
export const sentence = text(8, 320)
export const paragraph = text(40, 900)
const list = (min: number, max: number) => z.array(sentence.min(3)).min(min).max(max)

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const pageMeta = z.strictObject({
  title: text(shortestTitle, longestTitle),
  description: text(70, longestDescription),
  keywords: z.array(text(2, 60)).min(3).max(10),
})
export type PageMeta = z.infer<typeof pageMeta>

/** A figure in a text is marked `[^id]`; the note says what is counted, over which period and by whom. */
export const footnotes = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({ definition: sentence, period: line, source: line }),
)
export type Footnotes = z.infer<typeof footnotes>

export const question = z.strictObject({
  question: text(8, 140),
  answer: paragraph.min(30),
  /** The page that the answer mentions. */
  link: z.strictObject({ page: z.enum(['instalments', 'prices', 'contact']), text: line }).optional(),
})
export type Question = z.infer<typeof question>

export const treatmentText = z.strictObject({
  meta: pageMeta,
  /** What people type who do not know the name: complaints, nicknames, common misspellings. */
  search_words: z.array(text(2, 60)).min(10).max(80),
  title: text(3, 60),
  short_description: text(60, 220),
  full_description: z.array(paragraph).min(2).max(5),
  features: list(3, 7),
  benefits: list(3, 7),
  technologies: list(2, 5),
  duration: text(3, 160),
  success_rate: text(3, 220),
  warranty: text(3, 320),
  suits: list(3, 6),
  not_suits: list(2, 6),
  /** Which case the drawn line of the course shows. */
  course: line,
  steps: z
    .array(z.strictObject({ title: line, text: sentence }))
    .min(3)
    .max(7),
  pain: paragraph,
  healing: paragraph,
  risks: list(3, 6),
  alternatives: z
    .array(z.strictObject({ treatment: z.enum(treatmentKeys), text: sentence }))
    .min(1)
    .max(3),
  urgent: list(2, 5),
  questions: z.array(question).min(4).max(8),
  footnotes,
})
export type TreatmentText = z.infer<typeof treatmentText>
export const treatmentTexts = z.record(z.enum(treatmentKeys), treatmentText)

const pastYear = (first: number) =>
  z
    .number()
    .int()
    .min(first)
    .refine((year) => year <= new Date().getFullYear(), { error: 'lies in the future' })

export const memberText = z.strictObject({
  nume: text(5, 60),
  functie: text(5, 120),
  /** A sentence for lists, and the first one of their page. */
  introduction: text(0, 160).default(''),
  descriere: text(80, 600),
  /** Who comes to them, one kind of patient a line. */
  for_whom: z.array(text(3, 120)).max(6).default([]),
  experienta: text(120, 1600),
  courses: z.array(z.strictObject({ year: pastYear(1950), text: sentence })).max(8),
})
/** As it is written: what not everybody has may be left out. */
export type MemberText = z.input<typeof memberText>
export type WholeMemberText = z.output<typeof memberText>

export const roomText = z.strictObject({ caption: text(3, 160) })
export type RoomText = z.infer<typeof roomText>

/** A picture of a room, or of the way to the clinic. */
export const room = z.strictObject({
  id: slug,
  kind: z.enum(roomKinds),
  /** What a piece of equipment is for: the pages of these treatments show it. */
  treatments: z.array(z.enum(treatmentKeys)).max(60),
})
export type Room = z.infer<typeof room>

export const storyText = z.strictObject({
  title: text(10, 90),
  name: z.string().regex(/^\p{Lu}\p{Ll}+(-\p{Lu}\p{Ll}+)? \p{Lu}\.$/u, 'first name and initial'),
  treatment: line,
  duration: line,
  before_after: sentence.max(500),
  before_alt: sentence,
  after_alt: sentence,
  testimonial: text(60, 700),
  results: list(2, 5),
})
export type StoryText = z.infer<typeof storyText>

export const videoText = z.strictObject({
  title: line,
  name: storyText.shape.name,
  summary: sentence,
  transcript: z.array(sentence).min(3).max(12),
})
export type VideoText = z.infer<typeof videoText>

/** Something the site stores on a device. */
export const storedItemText = z.strictObject({ lifetime: text(5, 160), purpose: sentence })
export type StoredItemText = z.infer<typeof storedItemText>

export const articleText = z.strictObject({
  title: text(...articleLimits.title),
  description: text(...articleLimits.description),
  keywords: pageMeta.shape.keywords,
  /** Markdown: headings from `##`, lists, emphasis, links to pages of this site. */
  body: text(1200, 12000),
})

export const article = z.strictObject({
  slug,
  category: z.enum(articleCategories),
  published_on: isoDate,
  updated_on: isoDate,
  reviewed_by: slug,
  treatments: z.array(z.enum(treatmentKeys)).max(4),
  ...byLocale(() => articleText.nullable()),
})
export type Article = z.infer<typeof article>
const policySection = z.strictObject({
  id: slug,
  title: line,
  paragraphs: z.array(text(20, 1200)),
  items: z.array(text(3, 500)).optional(),
})
export const policyText = z.strictObject({
  meta: pageMeta,
  title: text(5, 80),
  updated_on: isoDate,
  lead: paragraph,
  sections: z.array(policySection).min(4),
})
export type PolicyText = z.infer<typeof policyText>

/** A photograph under `public/`, in place of a drawing. The text beside it describes it. */
const photo = z.strictObject({
  src: z.string().startsWith('/'),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  /** The part that stays in sight when the frame is narrower. */
  focus: z.enum(['center', 'top', 'bottom', 'left', 'right']),
})

/** What is the same in every language. The id is the address of their page and the anchor on the team page. */
export const member = z.strictObject({
  id: slug,
  kind: z.enum(['doctor', 'assistant', 'receptionist']),
  /** The number in the register of the profession: for dentists that of the College. */
  register: text(0, 40).default(''),
  /** For a colleague who is no dentist: whether they have a page of their own. Dentists always have one. */
  own_page: z.boolean().default(false),
  /** The first full year in practice: years of experience are counted from it. */
  since: pastYear(1950),
  filters: z.array(z.enum(specialtyFilters)),
  languages: z.array(z.enum(['ro', 'en', 'fr', 'de', 'it', 'es', 'hu'])).min(1),
  treatments: z.array(z.enum(treatmentKeys)),
  /** Without it, a monogram. */
  photo: photo.optional(),
})
/** As it is written: what not everybody has may be left out. */
export type Member = z.input<typeof member>

export const story = z.strictObject({
  id: slug,
  category: z.enum(caseCategories),
  treatment: z.enum(treatmentKeys),
  doctor: slug,
  /** Stands where there are no photographs with consent. */
  drawing: z.enum(caseDrawings),
  photos: z.strictObject({ before: photo, after: photo }).optional(),
  /** The signed agreement behind the case; a story without one is never rendered. */
  consent: z
    .strictObject({
      id: z.string().regex(/^C-\d{4}-\d{3}$/),
      scope: z.enum(['site', 'site-and-social']),
      date: isoDate,
      /** The last day of consent that was given for a time. */
      until: isoDate.optional(),
    })
    .nullable(),
})
export type Story = z.infer<typeof story>

export const treatment = z.strictObject({
  key: z.enum(treatmentKeys),
  slug,
  category: z.enum(treatmentCategories),
  reviewed: z.strictObject({ by: slug, on: isoDate, next: isoDate }),
})
export type Treatment = z.infer<typeof treatment>
