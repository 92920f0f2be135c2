import { expect, test } from 'vitest'
import { stories } from '../../src/content/stories.ts'
import { loadTexts } from '../../src/content/texts.ts'
import { agreedStories, storyCardData } from '../../src/features/stories/story-card-data.server.ts'
import { locales } from '../../src/locale.ts'
import { some } from '../support/some.ts'

const silent = stories.filter(({ consent }) => consent === null)

test('a case without a signed agreement is neither listed nor counted', () => {
  expect(silent.length).toBeGreaterThan(0)
  expect(agreedStories.length).toBe(stories.length - silent.length)
  for (const { id } of silent) expect(agreedStories.map((story) => story.id)).not.toContain(id)
})

test.each(some(silent))('$id cannot be made into a card', async (story) => {
  const texts = await loadTexts('ro', 'storiesPage', 'storyTexts')
  expect(() => storyCardData(texts, story)).toThrow(/no signed agreement/)
})

test('every other case can, in every language', async () => {
  for (const locale of locales) {
    const texts = await loadTexts(locale, 'storiesPage', 'storyTexts')
    for (const story of some(agreedStories))
      expect(storyCardData(texts, story).pictures.before.alt).not.toBe('')
  }
})
