import { expect, test } from 'vitest'
import { stories } from '../../src/content/stories.ts'
import { agreedStories, storyCardData } from '../../src/features/stories/story-card-data.server.ts'
import { some } from '../support/some.ts'

const silent = stories.filter(({ consent }) => consent === null)

test('a case without a signed agreement is neither listed nor counted', () => {
  expect(silent.length).toBeGreaterThan(0)
  expect(agreedStories.length).toBe(stories.length - silent.length)
  for (const { id } of silent) expect(agreedStories.map((story) => story.id)).not.toContain(id)
})

test.each(some(silent))('$id cannot be made into a card', (story) => {
  expect(() => storyCardData('ro', story)).toThrow(/no signed agreement/)
})

test('every other case can, in both languages', () => {
  for (const story of some(agreedStories))
    for (const locale of ['ro', 'en'] as const)
      expect(storyCardData(locale, story).pictures.before.alt).not.toBe('')
})
