import type { Story } from '../../content/schema.ts'
import { type StoryId, stories } from '../../content/stories.ts'
import type { Texts } from '../../content/texts.ts'
import { fill } from '../../format/fill.ts'
import { hasPage, href } from '../../routes.ts'
import type { Photo } from '../../ui/picture.tsx'
import type { BeforeAfterData } from './before-after.tsx'
import type { StoryCardData } from './story-card.tsx'

type StoryTexts = Texts<'storiesPage' | 'storyTexts'>

export type KnownStory = Story & { id: StoryId }
export type AgreedStory = KnownStory & { consent: NonNullable<Story['consent']> }

const known: readonly KnownStory[] = stories

/** The cases whose patients consented in writing. No other case is ever shown or counted. */
export const agreedStories = hasPage('stories') ? known.filter(isAgreed) : []

/** A case as other pages show it. Throws on a case without a signed agreement. */
export function storyCardData(texts: StoryTexts, story: KnownStory): StoryCardData {
  if (!isAgreed(story)) throw new Error(`The case ${story.id} has no signed agreement`)
  const { title, name, treatment, duration, testimonial } = texts.storyTexts[story.id]
  return {
    id: story.id,
    href: `${href('stories', texts.locale)}#${story.id}`,
    title,
    name,
    treatment,
    duration,
    quote: firstSentence(testimonial),
    pictures: storyPictures(texts, story),
  }
}

/** The two pictures of a case with their alternative texts. */
export function storyPictures(
  texts: StoryTexts,
  { id, before, after, photos }: AgreedStory,
): BeforeAfterData {
  const { labels, enlarge } = texts.storiesPage
  const { title, before_alt, after_alt } = texts.storyTexts[id]
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
    enlarge: fill(enlarge, { title }),
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
