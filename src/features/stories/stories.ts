import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { isoDate } from '../../content/iso-date.ts'
import { story, storyText } from '../../content/schema.ts'
import type { Database } from '../../database/database-types.ts'
import type { Reading } from '../../database/live-source.ts'
import { type LeftOut, parseRows, rowsOf } from '../../database/read-rows.ts'
import { byLocale, inEveryLanguage } from '../../format/by-locale.ts'
import { writtenLocales } from '../../locale.ts'
import { ownPhoto } from '../pictures/photo.ts'
import type { Fields } from '../publishing/fields.ts'

/** An uploaded one, or a file of the build. */
const casePhoto = z.union([ownPhoto, story.shape.photos.unwrap().shape.before]).nullable()
export type CasePhoto = z.infer<typeof casePhoto>

const facts = story.pick({ category: true, treatment: true, doctor: true, drawing: true }).extend({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  photo_before: casePhoto,
  photo_after: casePhoto,
})

/** A case as it is drafted and published, hidden or not, in every language. Its consent is kept apart from it. */
export const patientStory = facts.extend({ hidden: z.boolean(), ...byLocale(() => storyText) })
export type PatientStory = z.infer<typeof patientStory>

const asLine = (line: string) => line.trim()

/** A patient's story. */
export const storyFields = {
  title: { key: 'title', kind: 'text', perLanguage: true },
  name: { key: 'name', kind: 'text', perLanguage: true },
  work: { key: 'treatment', kind: 'text', perLanguage: true },
  duration: { key: 'duration', kind: 'text', perLanguage: true },
  before_after: { key: 'before_after', kind: 'text', perLanguage: true },
  before_alt: { key: 'before_alt', kind: 'text', perLanguage: true },
  after_alt: { key: 'after_alt', kind: 'text', perLanguage: true },
  testimonial: { key: 'testimonial', kind: 'text', perLanguage: true },
  results: { key: 'results', kind: 'lines', perLanguage: true, show: asLine, read: asLine },
  category: { key: 'category', kind: 'choice' },
  treatment: { key: 'treatment', kind: 'choice' },
  doctor: { key: 'doctor', kind: 'choice' },
  drawing: { key: 'drawing', kind: 'choice' },
  photo_before: { key: 'photo_before', kind: 'kept' },
  photo_after: { key: 'photo_after', kind: 'kept' },
  hidden: { key: 'hidden', kind: 'flag' },
} as const satisfies Fields<PatientStory>

export const storedStory = z.preprocess(inEveryLanguage, patientStory)

/** A case as visitors may have it: `name` is null where the patient did not agree to it. */
const publishedStory = facts.extend({
  consent: z.strictObject({
    date: isoDate,
    until: isoDate.nullable(),
    scope: story.shape.consent.unwrap().shape.scope,
  }),
  ...byLocale(() => storyText.extend({ name: storyText.shape.name.nullable() })),
})
export type PublishedStory = z.infer<typeof publishedStory>

/** In the order of the page. Null while nothing was published: the stories of the build hold. */
export const publishedStories = z.array(publishedStory).nullable()
export type PublishedStories = z.infer<typeof publishedStories>

async function readPublishedStories(
  database: SupabaseClient<Database>,
  leftOut: LeftOut,
  signal: AbortSignal,
): Promise<PublishedStories> {
  const answer = await database.rpc('published_stories').abortSignal(signal)
  if (answer.error === null && answer.data === null) return null
  const row = z.preprocess(inEveryLanguage, publishedStory)
  return parseRows('patient_stories', row, leftOut, await rowsOf('published_stories', answer))
}

export const storiesReading: Reading<{ stories: PublishedStories }> = {
  schema: z.strictObject({ stories: publishedStories }),
  read: async (database, signal, leftOut) => ({
    stories: await readPublishedStories(database, leftOut, signal),
  }),
}

/** The texts by the names that they have in `PatientStory`. */
const columns = [
  'id, category, treatment, doctor, drawing, photo_before, photo_after, hidden',
  ...writtenLocales.map((locale) => `${locale}:texts->${locale}`),
].join(', ')

/** As an admin edits them. */
export async function readStories(
  database: SupabaseClient<Database>,
  leftOut: LeftOut,
): Promise<PatientStory[]> {
  const rows = await rowsOf(
    'patient_stories',
    database.from('patient_stories').select(columns).order('position'),
  )
  return parseRows('patient_stories', storedStory, leftOut, rows)
}
