import { fill } from '../../format/fill.ts'
import { href } from '../../routes.ts'
import type { BeforeAfterData } from './before-after.tsx'
import type { ShownStory } from './shown-stories.server.ts'
import type { StoryCardData } from './story-card.tsx'
import type { StoriesPageTexts } from './words.server.ts'

/** A case as other pages show it. */
export function storyCardData(texts: StoriesPageTexts, story: ShownStory): StoryCardData {
  const { id, text } = story
  const { title, name, treatment, duration, testimonial } = text
  return {
    id,
    href: `${href('stories', texts.locale)}#${id}`,
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
  { storiesPage }: StoriesPageTexts,
  { drawing, photos, text }: ShownStory,
): BeforeAfterData {
  const { labels, enlarge } = storiesPage
  const { title, before_alt, after_alt } = text
  return {
    before: {
      label: labels.before,
      alt: before_alt,
      illustration: `before_${drawing}`,
      image: photos?.before ?? null,
    },
    after: {
      label: labels.after,
      alt: after_alt,
      illustration: `after_${drawing}`,
      image: photos?.after ?? null,
    },
    enlarge: fill(enlarge, { title }),
  }
}

/** The full stop of a title, `dr. Pop`, ends no sentence. */
export function firstSentence(text: string): string {
  return /^.+?(?<!(?<!\p{L})(?:dr|dl|dna|nr|prof|st|mr|mrs|ms))[.!?](?=\s|$)/isu.exec(text)?.[0] ?? text
}
