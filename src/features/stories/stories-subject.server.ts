import { z } from 'zod'
import type { Story } from '../../content/schema.ts'
import { type StoryId, stories } from '../../content/stories/stories.ts'
import { loadTexts } from '../../content/texts.ts'
import { reportNothing } from '../../database/read-rows.ts'
import { storeError } from '../../database/store-error.ts'
import { writtenLocales } from '../../locale.ts'
import { listSubject } from '../publishing/list-subject.server.ts'
import type { AdminDatabase } from '../publishing/subject.ts'
import { type PatientStory, patientStory, readStories, storedStory } from './stories.ts'

/** The stories of the build. */
export const builtStories: readonly PatientStory[] = await storiesOfTheBuild()

/** The cases in the order of their page; null where nothing was published: those of the build. */
export const storiesContent = z.strictObject({
  stories: z
    .array(storedStory)
    .nullable()
    .transform((list) => list ?? builtStories),
})
export type StoriesContent = z.infer<typeof storiesContent>

/** The stories of patients as they are drafted and published. */
export const storiesSubject = listSubject<'stories', PatientStory, StoriesContent>('stories', {
  name: 'stories',
  schema: storiesContent,
  async readPublished(database, leftOut = reportNothing) {
    const list = await readStories(database, leftOut)
    return { stories: list.length > 0 || (await wasPublished(database)) ? list : builtStories }
  },
  idOf: ({ id }) => id,
  order: 'drafted',
})

/** Whether it came with the site: its words are in the code as well. */
export function isBuiltStory(id: string): boolean {
  return builtStories.some((story) => story.id === id)
}

async function wasPublished(database: AdminDatabase): Promise<boolean> {
  const { data, error, status } = await database
    .from('publications')
    .select('id')
    .eq('subject', storiesSubject.name)
    .limit(1)
  if (error) throw storeError('publications', status, error)
  return data.length > 0
}

/** A case without a signed agreement is hidden. */
async function storiesOfTheBuild(): Promise<PatientStory[]> {
  const texts = await Promise.all(writtenLocales.map((locale) => loadTexts(locale, 'storyTexts')))
  const built: readonly (Story & { id: StoryId })[] = stories
  const list = built.map(({ photos, consent, ...facts }) => ({
    ...facts,
    photo_before: photos?.before ?? null,
    photo_after: photos?.after ?? null,
    hidden: consent === null,
    ...Object.fromEntries(texts.map(({ locale, storyTexts }) => [locale, storyTexts[facts.id]])),
  }))
  return z.array(patientStory).parse(list)
}
