import type { Story, StoryText } from '../../content/schema.ts'
import { type StoryId, stories } from '../../content/stories/stories.ts'
import type { Texts } from '../../content/texts.ts'
import { type IsoDate, isoDateOf } from '../../format/dates.ts'
import { typesetAll } from '../../format/typeset.ts'
import type { Locale } from '../../locale.ts'
import { hasPage } from '../../routes.ts'
import type { Photo } from '../../ui/picture.tsx'
import { shownPhoto } from '../pictures/shown-photo.ts'
import type { CasePhoto, PublishedStories, PublishedStory } from './stories.ts'
import type { StoriesPageTexts } from './words.server.ts'

/** A case as visitors read of it, in one language. */
export type ShownStory = Pick<
  PublishedStory,
  'id' | 'category' | 'treatment' | 'doctor' | 'drawing' | 'consent'
> & {
  text: StoryText
  /** Both or none: a photograph beside a drawing compares nothing. */
  photos: { before: Photo; after: Photo } | null
}

type StoryTexts = Texts<'storyTexts'> & StoriesPageTexts

const built: readonly (Story & { id: StoryId })[] = stories

/**
 * The cases whose patients agree on that day: those that are published or, until some are, those of the build. No other
 * case is ever shown or counted.
 */
export function shownStories(texts: StoryTexts, published: PublishedStories, now: Date): ShownStory[] {
  if (!hasPage('stories')) return []
  const today = isoDateOf(now)
  const all = published === null ? storiesOfTheBuild(texts) : published.map((story) => inWords(texts, story))
  return all.filter(({ consent }) => isAgreedOn(consent, today))
}

function isAgreedOn({ date, until }: PublishedStory['consent'], day: IsoDate): boolean {
  return date <= day && (until === null || until >= day)
}

function storiesOfTheBuild({ storyTexts }: StoryTexts): ShownStory[] {
  return built.flatMap(({ id, category, treatment, doctor, drawing, photos, consent }) => {
    if (consent === null) return []
    const { date, scope, until = null } = consent
    const text: StoryText = storyTexts[id]
    const facts = { id, category, treatment, doctor, drawing, consent: { date, until, scope } }
    return { ...facts, text, photos: photos ? bothOf(photos, text) : null }
  })
}

function bothOf({ before, after }: NonNullable<Story['photos']>, { before_alt, after_alt }: StoryText) {
  return { before: { ...before, alt: before_alt }, after: { ...after, alt: after_alt } }
}

function inWords({ locale, storiesPage }: StoryTexts, story: PublishedStory): ShownStory {
  const { id, category, treatment, doctor, drawing, consent } = story
  const { name, ...texts } = typesetAll(story[locale])
  const text = { ...texts, name: name ?? storiesPage.unnamed }
  const before = casePhoto(story.photo_before, text.before_alt, locale)
  const after = casePhoto(story.photo_after, text.after_alt, locale)
  const photos = before === null || after === null ? null : { before, after }
  return { id, category, treatment, doctor, drawing, consent, text, photos }
}

/** As wide as half a page. */
export function casePhoto(photo: CasePhoto, alt: string, locale: Locale): Photo | null {
  if (photo === null) return null
  return 'picture' in photo ? shownPhoto(photo, 640, locale) : { ...photo, alt }
}
