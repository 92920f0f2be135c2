import { storyTexts as storiesEn } from '../../content/en/stories.ts'
import { storiesPage as pageEn } from '../../content/en/stories-page.ts'
import { storyTexts as storiesRo } from '../../content/ro/stories.ts'
import { storiesPage as pageRo } from '../../content/ro/stories-page.ts'
import type { Story } from '../../content/schema.ts'
import { type StoryId, stories } from '../../content/stories.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { Photo } from '../../ui/picture.tsx'
import type { BeforeAfterData } from './before-after.tsx'
import type { StoryCardData } from './story-card.tsx'

const texts = { ro: { page: pageRo, stories: storiesRo }, en: { page: pageEn, stories: storiesEn } }

export type KnownStory = Story & { id: StoryId }
export type AgreedStory = KnownStory & { consent: NonNullable<Story['consent']> }

const known: readonly KnownStory[] = stories

/** The cases whose patients agreed in writing. No other case is ever shown or counted. */
export const agreedStories = known.filter(isAgreed)

/** A case as other pages show it. Throws on a case without a signed agreement. */
export function storyCardData(locale: Locale, story: KnownStory): StoryCardData {
  if (!isAgreed(story)) throw new Error(`The case ${story.id} has no signed agreement`)
  const { title, name, treatment, duration, testimonial } = texts[locale].stories[story.id]
  return {
    id: story.id,
    href: `${href('stories', locale)}#${story.id}`,
    title,
    name,
    treatment,
    duration,
    quote: firstSentence(testimonial),
    pictures: storyPictures(locale, story),
  }
}

/** The two pictures of a case with what they and their slider say. */
export function storyPictures(locale: Locale, { id, before, after, photos }: AgreedStory): BeforeAfterData {
  const { labels, slider } = texts[locale].page
  const { title, before_alt, after_alt } = texts[locale].stories[id]
  return {
    before: {
      label: labels.before,
      alt: before_alt,
      illustration: before,
      image: photoOf(photos?.before, before_alt),
    },
    after: {
      label: labels.after,
      alt: after_alt,
      illustration: after,
      image: photoOf(photos?.after, after_alt),
    },
    slider: fill(slider.label, { title }),
    shown: slider.value,
  }
}

function photoOf(photo: NonNullable<Story['photos']>['before'] | undefined, alt: string): Photo | null {
  return photo ? { ...photo, alt } : null
}

function isAgreed(story: KnownStory): story is AgreedStory {
  return story.consent !== null
}

function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text
}
