import type { StoryText } from '../../../content/schema.ts'
import { untold } from '../../../database/read-rows.ts'
import { byLocale } from '../../../format/by-locale.ts'
import { fill } from '../../../format/fill.ts'
import { locales } from '../../../locale.ts'
import { type Change, changesBetween, isSame } from '../../publishing/changes.ts'
import type { Pending } from '../../publishing/pending.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import type { PatientStory, PublishedStory } from '../../stories/stories.ts'
import type { StoriesContent } from '../../stories/stories-subject.server.ts'
import { type PublishedTeam, readTeam } from '../../team/members.ts'
import type { StoryWord } from '../drafts/story-form.server.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import { describePhoto } from '../pictures/describe-photo.server.ts'
import type { DiffRow } from '../publications/draft-diff.tsx'
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
  const kept = (list: readonly PatientStory[], others: readonly PatientStory[]) =>
    list.map(({ id }) => id).filter((id) => others.some((other) => other.id === id))
  const isMoved = !isSame(kept(before.stories, after.stories), kept(after.stories, before.stories))
  const order = {
    key: 'order',
    title: adminStories.order,
    kind: 'order' as const,
    line: after.stories.map((story) => story[locale].title).join(', '),
    changes: [],
  }
  return [
    ...changesBetween(before.stories, after.stories, ({ id }) => id).map((change) => ({
      key: (change.after ?? change.before)?.id ?? '',
      title: (change.after ?? change.before)?.[locale].title ?? '',
      kind: kindOf(change),
      line: null,
      changes: factsOf(change, texts, members),
    })),
    ...(isMoved ? [order] : []),
  ]
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

function kindOf({ before, after }: Change<PatientStory>): DiffRow['kind'] {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

const words: readonly [keyof StoryText, StoryWord][] = [
  ['title', 'titlu'],
  ['name', 'nume'],
  ['treatment', 'lucrare'],
  ['duration', 'durata'],
  ['before_after', 'despre'],
  ['before_alt', 'inainte'],
  ['after_alt', 'dupa'],
  ['testimonial', 'cuvinte'],
  ['results', 'rezultate'],
]

/** What came or went is a line of its own; of the others every field that differs. */
function factsOf(
  { before, after }: Change<PatientStory>,
  texts: AdminTexts,
  members: PublishedTeam,
): DiffRow['changes'] {
  if (before === null || after === null) return []
  const { adminStories, adminDrafts, adminTeam, storiesPage, teamTexts, treatmentTexts } = texts
  const { fields } = adminStories
  const said = (name: string, say: (story: PatientStory) => string) => ({
    name,
    before: say(before) || adminDrafts.diff.empty,
    after: say(after) || adminDrafts.diff.empty,
  })
  const built: Partial<Record<string, { nume: string }>> = teamTexts
  const nameOf = (id: string) =>
    members.find((member) => member.id === id)?.[texts.locale].nume ?? built[id]?.nume ?? id
  return [
    ...words.flatMap(([name, field]) =>
      locales.map((locale) =>
        said(fill(adminTeam.inLanguage[locale], { field: fields[field].label }), (story) => {
          const value = story[locale][name]
          return typeof value === 'string' ? value : value.join('; ')
        }),
      ),
    ),
    said(fields.categorie.label, ({ category }) => storiesPage.categories[category]),
    said(fields.tratament.label, ({ treatment }) => treatmentTexts[treatment].title),
    said(fields.medic.label, ({ doctor }) => nameOf(doctor)),
    said(fields.desen.label, ({ drawing }) => adminStories.drawings[drawing]),
    said(adminStories.photos.before, ({ photo_before }) => describePhoto(photo_before, texts)),
    said(adminStories.photos.after, ({ photo_after }) => describePhoto(photo_after, texts)),
    said(fields.ascuns.label, ({ hidden }) => (hidden ? adminDrafts.diff.yes : adminDrafts.diff.no)),
  ].filter((fact) => fact.before !== fact.after)
}
