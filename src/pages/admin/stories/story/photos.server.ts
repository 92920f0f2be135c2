import { photoValues } from '../../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoPlace } from '../../../../features/admin/pictures/photo-place.ts'
import { withholdsPhotographs } from '../../../../features/admin/stories/consent-store.server.ts'
import { casePhoto } from '../../../../features/stories/shown-stories.server.ts'
import type { PatientStory } from '../../../../features/stories/stories.ts'
import type { StoriesContent } from '../../../../features/stories/stories-subject.server.ts'
import type { PendingStories, StoriesTexts } from '../subject.server.ts'
import type { AdminStoryProps, StoryView } from './props.ts'

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
    shown: ({ photoValues: values, photoErrors: errors }) => ({
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
