import { untold } from '../../../database/read-rows.ts'
import { byLocale } from '../../../format/by-locale.ts'
import { fill } from '../../../format/fill.ts'
import type { Pending } from '../../publishing/pending.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import type { PatientStory, PublishedStory } from '../../stories/stories.ts'
import type { StoriesContent } from '../../stories/stories-subject.server.ts'
import { type PublishedTeam, readTeam } from '../../team/members.ts'
import { storyFields } from '../drafts/story-form.server.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import { describePhoto } from '../pictures/describe-photo.server.ts'
import type { DiffRow } from '../publications/draft-diff.tsx'
import { itemChanges, orderChanges } from '../publications/field-changes.server.ts'
import type { Warnings } from '../publications/publish-warnings.tsx'
import { type Consents, isValidOn, readConsents } from '../stories/consent-store.server.ts'

export type KnownOfStories = { consents: Consents; members: PublishedTeam }
export type PendingStories = Pending<StoriesContent, KnownOfStories>

export async function knownOfStories(database: AdminDatabase): Promise<KnownOfStories> {
  const [consents, members] = await Promise.all([
    readConsents(database),
    // The reader of visitors' pages tells of rows that it leaves out.
    readTeam(database, untold),
  ])
  return { consents, members }
}

/** What visitors would have of the draft. A story that waits for its consent is looked at as if it were given today. */
export function draftedStories(
  { consents, today }: Pick<PendingStories, 'consents' | 'today'>,
  { stories }: StoriesContent,
): PublishedStory[] {
  return stories.flatMap(({ hidden, ...story }) => {
    if (hidden) return []
    const found = consents.get(story.id)
    if (!isValidOn(found, today))
      return [{ ...story, consent: { date: today, until: null, scope: 'site' as const } }]
    const { agreed_on: date, until, scope, covers } = found
    const photos = covers.includes('photographs') ? {} : { photo_before: null, photo_after: null }
    const named = covers.includes('first_name')
      ? {}
      : byLocale((locale) => ({ ...story[locale], name: null }))
    return [{ ...story, ...photos, ...named, consent: { date, until, scope } }]
  })
}

/** What was added, what went, what differs about the others, and another order. */
export function storyChanges(
  before: StoriesContent,
  after: StoriesContent,
  texts: AdminTexts,
  members: PublishedTeam,
): DiffRow[] {
  const { locale, adminStories } = texts
  const { fields, photos, order } = adminStories
  const titleOf = (story: PatientStory) => story[locale].title
  const labels = {
    ...fields,
    fotografie_inainte: { label: photos.before },
    fotografie_dupa: { label: photos.after },
  }
  const say = sayings(texts, members)
  const told = { fields: storyFields, labels, say, keyOf: ({ id }: PatientStory) => id, titleOf }
  return [
    ...itemChanges(before.stories, after.stories, told, texts),
    ...orderChanges(before.stories, after.stories, { title: order, titleOf }),
  ]
}

function sayings(texts: AdminTexts, members: PublishedTeam) {
  const { locale, adminStories, storiesPage, teamTexts, treatmentTexts } = texts
  const built: Partial<Record<string, { nume: string }>> = teamTexts
  return {
    categorie: ({ category }: PatientStory) => storiesPage.categories[category],
    tratament: ({ treatment }: PatientStory) => treatmentTexts[treatment].title,
    medic: ({ doctor }: PatientStory) =>
      members.find(({ id }) => id === doctor)?.[locale].nume ?? built[doctor]?.nume ?? doctor,
    desen: ({ drawing }: PatientStory) => adminStories.drawings[drawing],
    fotografie_inainte: ({ photo_before }: PatientStory) => describePhoto(photo_before, texts),
    fotografie_dupa: ({ photo_after }: PatientStory) => describePhoto(photo_after, texts),
  }
}

/** A story is published with its patient's consent alone, and with nothing that it does not cover. */
export function storyWarnings(
  { content, consents, today }: PendingStories,
  { locale, adminStories }: AdminTexts,
): Warnings {
  const { problems } = adminStories
  const shown = content.stories.filter(({ hidden }) => !hidden)
  const refusals = shown.flatMap((story) => {
    const { title } = story[locale]
    const consent = consents.get(story.id)
    if (!isValidOn(consent, today)) return [fill(problems.consent, { title })]
    const hasPhoto = story.photo_before !== null || story.photo_after !== null
    return hasPhoto && !consent.covers.includes('photographs') ? [fill(problems.photographs, { title })] : []
  })
  const questions = shown
    .filter(({ photo_before, photo_after }) => (photo_before === null) !== (photo_after === null))
    .map((story) => fill(problems.onePhoto, { title: story[locale].title }))
  return { refusals, questions }
}
