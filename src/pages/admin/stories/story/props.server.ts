import { choosableTreatments } from '../../../../content/offered-treatments.ts'
import { team } from '../../../../content/team.ts'
import { caseCategories, caseDrawings } from '../../../../content/vocabulary.ts'
import { photoValues } from '../../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoPlace } from '../../../../features/admin/pictures/photo-place.ts'
import {
  type StoryConsent,
  withholdsPhotographs,
} from '../../../../features/admin/stories/consent-store.server.ts'
import { casePhoto } from '../../../../features/stories/shown-stories.server.ts'
import type { PatientStory } from '../../../../features/stories/stories.ts'
import type { StoriesContent } from '../../../../features/stories/stories-subject.server.ts'
import type { PublishedTeam } from '../../../../features/team/members.ts'
import { formatDate } from '../../../../format/dates-in-words.ts'
import { fill } from '../../../../format/fill.ts'
import { consentInWords, type PendingStories, type StoriesTexts } from '../subject.server.ts'
import { consentForm } from './consent.server.ts'
import type { AdminStoryProps, ConsentProps, StoryValues, StoryView } from './props.ts'

export function choicesOf(
  { locale, words, storiesPage, teamTexts, treatmentTexts }: StoriesTexts,
  members: PublishedTeam,
  { doctor: chosen, treatment }: Pick<StoryValues, 'doctor' | 'treatment'>,
): AdminStoryProps['choices'] {
  const known =
    members.length > 0
      ? members.map((member) => ({ ...member, name: member[locale].nume }))
      : team.map(({ id, kind }) => ({ id, kind, name: teamTexts[id].nume, hidden: false }))
  const dentists = known.filter(({ id, kind, hidden }) => (kind === 'doctor' && !hidden) || id === chosen)
  const options = dentists.map(({ id, name }) => ({ value: id, text: name }))
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return {
    category: caseCategories.map((value) => ({ value, text: storiesPage.categories[value] })),
    treatment: choosableTreatments([treatment]).map((key) => ({
      value: key,
      text: treatmentTexts[key].title,
    })),
    doctor: isKnown ? options : [...options, { value: chosen, text: chosen }],
    drawing: caseDrawings.map((value) => ({ value, text: words.drawings[value] })),
  }
}

export function consentProps(
  texts: StoriesTexts,
  { consents, today }: PendingStories,
  id: string,
  { consentValues, consentErrors }: StoryView,
): ConsentProps {
  const consent = consents.get(id)
  const found = consent === 'unread' ? undefined : consent
  const { state, text } = consentInWords(consent, today, texts)
  return {
    texts: texts.words.consent,
    state: text,
    isValid: state === 'valid' || state === 'limited',
    record: found === undefined ? null : recordOf(texts, found),
    // Visitors may have it all the same: the database decides.
    canWithdraw: consent === 'unread' || (found !== undefined && found.withdrawn_at === null),
    values: consentValues ?? consentForm.values(found ?? null),
    errors: consentErrors ?? {},
    isOpen: found === undefined || consentValues !== undefined,
  }
}

/** The recorded consent, label by label. */
function recordOf({ locale, words }: StoriesTexts, consent: StoryConsent) {
  const { labels, parts, scopes, unlimited, by } = words.consent
  const { person, reference, agreed_on, until, covers, scope, recorded_at, recorded_by_email } = consent
  return [
    { label: labels.person, text: person },
    { label: labels.reference, text: reference },
    { label: labels.agreed_on, text: formatDate(agreed_on, locale) },
    { label: labels.until, text: until === null ? unlimited : formatDate(until, locale) },
    { label: labels.covers, text: covers.map((part) => parts[part]).join(', ') },
    { label: labels.scope, text: scopes[scope] },
    ...(recorded_by_email === ''
      ? []
      : [
          {
            label: labels.inregistrat,
            text: fill(by, { email: recorded_by_email, date: formatDate(new Date(recorded_at), locale) }),
          },
        ]),
  ]
}

/** The two photographs of a story. The prefixes tell their forms apart. */
const sides = [
  {
    prefix: 'before-',
    key: 'photo_before',
    label: 'photo_before',
    alt: 'before_alt',
    drawing: 'before',
  },
  { prefix: 'after-', key: 'photo_after', label: 'photo_after', alt: 'after_alt', drawing: 'after' },
] as const

export function photoPlaces(storyId: string): PhotoPlace<StoriesContent, StoryView>[] {
  return sides.map(({ prefix, key }) => ({
    prefix,
    photoIn: ({ stories }) => stories.find(({ id }) => id === storyId)?.[key] ?? null,
    replacedBy:
      (photo) =>
      ({ stories }) => ({
        stories: stories.map((story) => (story.id === storyId ? { ...story, [key]: photo } : story)),
      }),
    view: ({ photoValues: values, photoErrors: errors }) => ({
      ...(values && { photoValues: { [prefix]: values } }),
      ...(errors && { photoErrors: { [prefix]: errors } }),
    }),
  }))
}

export function photosOf(
  { locale, words, adminDrafts, adminPhoto }: StoriesTexts,
  { consents, today }: PendingStories,
  story: PatientStory,
  view: StoryView,
): AdminStoryProps['photos'] {
  const isWithheld = withholdsPhotographs(consents.get(story.id), today)
  const { fields, photos } = words
  return sides.map(({ prefix, key, label, alt, drawing }) => {
    const photo = story[key]
    return {
      prefix,
      drawing: `${drawing}_${story.drawing}`,
      texts: {
        ...adminPhoto,
        inLanguage: adminDrafts.inLanguage,
        title: fields[label].label,
        none: photos.none,
        fields: { ...adminPhoto.fields, alt: photos.alt },
      },
      image: isWithheld ? null : casePhoto(photo, story[locale][alt], locale),
      values: view.photoValues?.[prefix] ?? photoValues(photo !== null && 'picture' in photo ? photo : null),
      errors: view.photoErrors?.[prefix] ?? {},
    }
  })
}
