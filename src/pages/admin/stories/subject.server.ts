import { reportNothing } from '../../../database/read-rows.ts'
import { itemForm } from '../../../features/admin/fields/item-form.server.ts'
import { describePhoto } from '../../../features/admin/pictures/describe-photo.server.ts'
import { itemChanges, orderChanges } from '../../../features/admin/publications/field-changes.server.ts'
import type { Warnings } from '../../../features/admin/publications/publish-warnings.tsx'
import {
  type ConsentState,
  type Consents,
  isValidOn,
  type KnownConsent,
  readConsents,
  stateOfConsent,
} from '../../../features/admin/stories/consent-store.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import type { Pending } from '../../../features/publishing/pending.server.ts'
import {
  type PatientStory,
  type PublishedStory,
  patientStory,
  storyFields,
} from '../../../features/stories/stories.ts'
import { type StoriesContent, storiesSubject } from '../../../features/stories/stories-subject.server.ts'
import { type PublishedTeam, readTeam } from '../../../features/team/members.ts'
import { byLocale } from '../../../format/by-locale.ts'
import type { IsoDate } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import type { ItemList } from '../../item-actions.server.ts'
import type { SiteSubject } from '../../site-subject.ts'
import type { StoriesWords } from './ro.ts'

export const storyForm = itemForm(patientStory, storyFields, 3000)

export const storyList: ItemList<StoriesContent, PatientStory, typeof storyFields> = {
  subject: storiesSubject,
  of: ({ stories }) => stories,
  with: (stories) => ({ stories }),
  form: storyForm,
  unsaid: { photo_before: null, photo_after: null },
  newComes: 'first',
  page: 'admin/stories',
  itemPage: 'admin/stories/story',
}

export type RelatedToStories = { consents: Consents; members: PublishedTeam }
export type PendingStories = Pending<StoriesContent, RelatedToStories>
export type StoriesTexts = PlaceTexts<StoriesWords>

export const subject: SiteSubject<StoriesContent, RelatedToStories, StoriesWords> = {
  subject: storiesSubject,
  page: 'admin/stories',
  source: 'stories',
  shows: (content, pending) => ({ stories: storiesShown(content, pending) }),
  async related(database) {
    const [consents, members] = await Promise.all([
      readConsents(database),
      // The public reader already logs the rows that it leaves out.
      readTeam(database, reportNothing),
    ])
    return { consents, members }
  },
  changes: ({ stories: before }, { stories: after }, { members }, texts) => {
    const { fields: labels, order } = texts.words
    const say = sayings(texts, members)
    const titleOf = (story: PatientStory) => story[texts.locale].title
    const keyOf = ({ id }: PatientStory) => id
    return [
      ...itemChanges(before, after, { fields: storyFields, labels, say, keyOf, titleOf }, texts),
      ...orderChanges(before, after, { title: order, titleOf }),
    ]
  },
  warnings,
  bar: (pending, texts) => ({ warnings: { ...warnings(pending, texts), questions: [] } }),
  explain({ rule, row }, { stories: drafted }, { locale, words }) {
    const { consent, photographs, start } = words.problems
    const title = drafted.find(({ id }) => id === row)?.[locale].title ?? row ?? ''
    switch (rule) {
      case 'patient_stories_consent':
        return fill(consent, { title })
      case 'patient_stories_photographs':
        return fill(photographs, { title })
      case 'patient_stories_start':
        return start
      default:
        return null
    }
  },
}

function sayings(texts: StoriesTexts, members: PublishedTeam) {
  const { locale, words, storiesPage, teamTexts, treatmentTexts } = texts
  const built: Partial<Record<string, { nume: string }>> = teamTexts
  return {
    category: ({ category }: PatientStory) => storiesPage.categories[category],
    treatment: ({ treatment }: PatientStory) => treatmentTexts[treatment].title,
    doctor: ({ doctor }: PatientStory) =>
      members.find(({ id }) => id === doctor)?.[locale].nume ?? built[doctor]?.nume ?? doctor,
    drawing: ({ drawing }: PatientStory) => words.drawings[drawing],
    photo_before: ({ photo_before }: PatientStory) => describePhoto(photo_before, texts),
    photo_after: ({ photo_after }: PatientStory) => describePhoto(photo_after, texts),
  }
}

/** A story is published with its patient's consent alone, and with nothing that it does not cover. */
function warnings({ content, consents, today }: PendingStories, { locale, words }: StoriesTexts): Warnings {
  const { problems } = words
  const visible = content.stories.filter(({ hidden }) => !hidden)
  const refusals = visible.flatMap((story) => {
    const { title } = story[locale]
    const consent = consents.get(story.id)
    if (!isValidOn(consent, today)) return [fill(problems.consent, { title })]
    const hasPhoto = story.photo_before !== null || story.photo_after !== null
    return hasPhoto && !consent.covers.includes('photographs') ? [fill(problems.photographs, { title })] : []
  })
  const questions = visible
    .filter(({ photo_before, photo_after }) => (photo_before === null) !== (photo_after === null))
    .map((story) => fill(problems.onePhoto, { title: story[locale].title }))
  return { refusals, questions }
}

/** What visitors would have of the draft. A story that waits for its consent is looked at as if it were given today. */
function storiesShown(
  { stories }: StoriesContent,
  { consents, today }: Pick<PendingStories, 'consents' | 'today'>,
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

/** How a consent stands on a day. */
export function consentInWords(
  consent: KnownConsent,
  today: IsoDate,
  { locale, words }: StoriesTexts,
): { state: ConsentState; text: string } {
  const { states } = words.consent
  const state = stateOfConsent(consent, today)
  if (consent === undefined) return { state, text: states.missing }
  if (consent === 'unread') return { state, text: states.unread }
  const until = consent.until === null ? '' : formatDate(consent.until, locale)
  const date =
    consent.withdrawn_at === null
      ? formatDate(consent.agreed_on, locale)
      : formatDate(new Date(consent.withdrawn_at), locale)
  return { state, text: fill(states[state], { date, until }) }
}
