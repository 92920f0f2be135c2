import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { modules } from '../../../src/content/clinic.ts'
import { stories } from '../../../src/content/stories/stories.ts'
import { loadTextsWith } from '../../../src/content/texts.ts'
import { caseDrawings } from '../../../src/content/vocabulary.ts'
import { shownStories } from '../../../src/features/stories/shown-stories.server.ts'
import type { PublishedStory } from '../../../src/features/stories/stories.ts'
import { storiesSubject } from '../../../src/features/stories/stories-subject.server.ts'
import { storyCardData } from '../../../src/features/stories/story-card-data.server.ts'
import { storiesPageWords } from '../../../src/features/stories/words.server.ts'
import { locales } from '../../../src/locale.ts'
import { some } from '../../support/some.ts'

const silent = stories.filter(({ consent }) => consent === null)
/** A clinic may tell no stories, and may have an agreement for each it tells. */
const withStories = test.skipIf(!modules.stories || stories.length === silent.length)
const withSilent = test.skipIf(!modules.stories || silent.length === 0)
const texts = () => loadTextsWith('ro', { storiesPage: storiesPageWords }, 'storyTexts')
const now = new Date('2026-11-20T12:00:00Z')

withSilent('a case without a signed agreement is neither listed nor counted', async () => {
  const shown = shownStories(await texts(), null, now).map(({ id }) => id)
  expect(shown).toHaveLength(stories.length - silent.length)
  for (const { id } of silent) expect(shown).not.toContain(id)
})

withStories('every other case has a card with words for its pictures, in every language', async () => {
  for (const locale of locales) {
    const said = await loadTextsWith(locale, { storiesPage: storiesPageWords }, 'storyTexts')
    for (const story of some(shownStories(said, null, now)))
      expect(storyCardData(said, story).pictures.before.alt).not.toBe('')
  }
})

async function published(consent: Partial<PublishedStory['consent']>): Promise<PublishedStory> {
  const { stories: built } = storiesSubject.schema.parse({ stories: null })
  const [first] = built
  if (first === undefined) throw new Error('There is no story')
  const { hidden: _, ...story } = first
  return { ...story, consent: { date: '2026-01-10', until: null, scope: 'site', ...consent } }
}

withStories.each([
  ['on the last day of its consent', { until: '2026-11-20' }, 1],
  ['the day after it', { until: '2026-11-19' }, 0],
  ['before its patient agreed', { date: '2026-11-21' }, 0],
])('what was read before is shown by the day: %s', async (_, consent, count) => {
  expect(shownStories(await texts(), [await published(consent)], now)).toHaveLength(count)
})

withStories(
  'a patient who does not want to be named is not, and one photograph alone is not shown',
  async () => {
    const story = await published({})
    const { name, ...said } = story.ro
    const photo = { src: '/photos/a.jpg', width: 640, height: 480, focus: 'center' } as const
    const [shown] = shownStories(
      await texts(),
      [{ ...story, photo_before: photo, ro: { ...said, name: null } }],
      now,
    )
    expect(shown?.text.name).toBe((await texts()).storiesPage.unnamed)
    expect(shown?.photos).toBeNull()
    expect(name).not.toBe(shown?.text.name)
  },
)

test('every pair of drawings that a case may have is drawn', () => {
  const drawn = globSync('src/ui/illustrations/stories/*.svg').map((file) => basename(file, '.svg'))
  expect(drawn.toSorted()).toEqual(
    caseDrawings.flatMap((name) => [`before_${name}`, `after_${name}`]).toSorted(),
  )
})
