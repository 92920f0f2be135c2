import { fill } from '../../../format/fill.ts'
import { type StoriesContent, storiesSubject } from '../../stories/stories-subject.server.ts'
import { type KnownOfStories, knownOfStories, storyChanges, storyWarnings } from './pending-stories.server.ts'
import type { PublishedSubject } from './published-subject.ts'

export const adminStoriesSubject: PublishedSubject<StoriesContent, KnownOfStories> = {
  subject: storiesSubject,
  page: 'admin/stories',
  source: 'stories',
  known: knownOfStories,
  changes: (before, after, { members }, texts) => storyChanges(before, after, texts, members),
  warnings: storyWarnings,
  bar: (pending, texts) => ({ warnings: { ...storyWarnings(pending, texts), questions: [] } }),
  explain({ rule, row }, { stories }, { locale, adminStories }) {
    const { problems } = adminStories
    const title = stories.find(({ id }) => id === row)?.[locale].title ?? row ?? ''
    switch (rule) {
      case 'patient_stories_consent':
        return fill(problems.consent, { title })
      case 'patient_stories_photographs':
        return fill(problems.photographs, { title })
      case 'patient_stories_start':
        return problems.start
      default:
        return null
    }
  },
  wordsIn: ({ adminStories }) => ({ ...adminStories, published: adminStories.notices.published }),
}
