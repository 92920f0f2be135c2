import { choosableTreatments } from '../../../content/offered-treatments.ts'
import { team } from '../../../content/team.ts'
import { caseCategories, caseDrawings } from '../../../content/vocabulary.ts'
import { type StoryValues, storyForm } from '../../../features/admin/drafts/story-form.server.ts'
import type { FieldErrors } from '../../../features/admin/fields/fields.ts'
import type { AdminBarProps, Flash } from '../../../features/admin/frame/admin-bar.tsx'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import { photoValues } from '../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoErrors, PhotoValues } from '../../../features/admin/pictures/photo-form.tsx'
import type { ConflictProps } from '../../../features/admin/publications/conflict.tsx'
import type { ConsentErrors, ConsentValues } from '../../../features/admin/stories/consent-form.server.ts'
import {
  type StoryConsent,
  withholdsPhotographs,
} from '../../../features/admin/stories/consent-store.server.ts'
import type { PendingStories } from '../../../features/admin/subjects/pending-stories.server.ts'
import { casePhoto } from '../../../features/stories/shown-stories.server.ts'
import type { PatientStory } from '../../../features/stories/stories.ts'
import type { PublishedTeam } from '../../../features/team/members.ts'
import { formatDate } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import type { AdminStoryProps } from '../../../pages/admin/story/props.ts'
import { href } from '../../../routes.ts'
import { consentInWords } from './in-words.ts'

/** The two photographs of a story; the prefixes tell their forms apart. */
export const photoSides = [
  { side: 'before', prefix: 'inainte-', field: 'photo_before' },
  { side: 'after', prefix: 'dupa-', field: 'photo_after' },
] as const
export type Side = (typeof photoSides)[number]['side']

/** What a refused form is shown with. */
export type Shown = {
  notice?: Flash | null
  conflict?: ConflictProps
  values?: StoryValues
  errors?: FieldErrors
  consentValues?: ConsentValues
  consentErrors?: ConsentErrors
  photoValues?: Partial<Record<Side, PhotoValues>>
  photoErrors?: Partial<Record<Side, PhotoErrors>>
  /** What the form was made of; after a conflict the newest, for the next save counts. */
  version?: number
}

type Known = {
  pending: PendingStories
  /** Null for one that is begun. */
  story: PatientStory | null
  members: PublishedTeam
  slug: string
}

export function storyProps(
  texts: AdminTexts,
  { pending, story, members, slug }: Known,
  shown: Shown & { bar: AdminBarProps },
): AdminStoryProps {
  const { locale, adminStories, adminDrafts } = texts
  const { one, fields, photos } = adminStories
  const values = shown.values ?? storyForm.values(story)
  return {
    bar: shown.bar,
    texts: {
      one,
      fields,
      photos,
      inLanguage: adminDrafts.inLanguage,
      errorPrefix: adminDrafts.errorPrefix,
      conflicts: { ...adminDrafts.conflict, title: adminStories.conflict },
    },
    notice: shown.notice ?? null,
    conflict: shown.conflict ?? null,
    title: story?.[locale].title ?? one.added,
    address: href('admin/story', locale, { slug }),
    version: shown.version ?? pending.draft.version,
    values,
    errors: shown.errors ?? {},
    choices: choicesOf(texts, members, values),
    consent: story && consentProps(texts, pending, story.id, shown),
    photos: story && photosOf(texts, pending, story, shown),
  }
}

function choicesOf(
  { locale, adminStories, storiesPage, teamTexts, treatmentTexts }: AdminTexts,
  members: PublishedTeam,
  { medic: chosen, tratament }: Pick<StoryValues, 'medic' | 'tratament'>,
): AdminStoryProps['choices'] {
  const people =
    members.length > 0
      ? members.map((member) => ({ id: member.id, kind: member.kind, nume: member[locale].nume }))
      : team.map(({ id, kind }) => ({ id, kind, nume: teamTexts[id].nume }))
  const dentists = people.filter(({ id, kind }) => kind === 'doctor' || id === chosen)
  const known = dentists.map(({ id, nume }) => ({ value: id, text: nume }))
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen)
  return {
    categorie: caseCategories.map((value) => ({ value, text: storiesPage.categories[value] })),
    tratament: choosableTreatments([tratament]).map((key) => ({
      value: key,
      text: treatmentTexts[key].title,
    })),
    medic: isKnown ? known : [...known, { value: chosen, text: chosen }],
    desen: caseDrawings.map((value) => ({ value, text: adminStories.drawings[value] })),
  }
}

function consentProps(
  texts: AdminTexts,
  { consents, today }: PendingStories,
  id: string,
  { consentValues, consentErrors }: Shown,
): NonNullable<AdminStoryProps['consent']> {
  const { consent: words } = texts.adminStories
  const known = consents.get(id)
  const found = known === 'unread' ? undefined : known
  const { state, text } = consentInWords(known, today, texts)
  return {
    texts: words,
    state: text,
    isValid: state === 'valid' || state === 'limited',
    record: found === undefined ? null : recordOf(texts, found),
    // Visitors may have it all the same: the database decides.
    canWithdraw: known === 'unread' || (found !== undefined && found.withdrawn_at === null),
    values: consentValues ?? {
      persoana: found?.person ?? '',
      hartie: found?.reference ?? '',
      data: found?.agreed_on ?? '',
      pana: found?.until ?? '',
      acopera: [...(found?.covers ?? [])],
      unde: found?.scope ?? '',
    },
    errors: consentErrors ?? {},
    isOpen: found === undefined || consentValues !== undefined,
  }
}

/** What is on record, label by label. */
function recordOf({ locale, adminStories }: AdminTexts, consent: StoryConsent) {
  const { labels, parts, scopes, unlimited, by } = adminStories.consent
  const { person, reference, agreed_on, until, covers, scope, recorded_at, recorded_by_email } = consent
  return [
    { label: labels.persoana, text: person },
    { label: labels.hartie, text: reference },
    { label: labels.data, text: formatDate(agreed_on, locale) },
    { label: labels.pana, text: until === null ? unlimited : formatDate(until, locale) },
    { label: labels.acopera, text: covers.map((part) => parts[part]).join(', ') },
    { label: labels.unde, text: scopes[scope] },
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

function photosOf(
  texts: AdminTexts,
  { consents, today }: PendingStories,
  story: PatientStory,
  shown: Shown,
): AdminStoryProps['photos'] {
  const isWithheld = withholdsPhotographs(consents.get(story.id), today)
  const { locale, adminStories, adminDrafts, adminPhoto } = texts
  const { photos } = adminStories
  return photoSides.map(({ side, prefix, field }) => {
    const photo = story[field]
    const own = photo !== null && 'picture' in photo ? photo : null
    const alt = side === 'before' ? story[locale].before_alt : story[locale].after_alt
    return {
      prefix,
      drawing: `${side}_${story.drawing}`,
      texts: {
        ...adminPhoto,
        inLanguage: adminDrafts.inLanguage,
        title: photos[side],
        none: photos.none,
        fields: { ...adminPhoto.fields, alt: photos.alt },
      },
      image: isWithheld ? null : casePhoto(photo, alt, locale),
      values: shown.photoValues?.[side] ?? photoValues(own),
      errors: shown.photoErrors?.[side] ?? {},
    }
  })
}
