import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { type StoriesContent, storiesSubject } from '../../stories/stories-subject.server.ts'
import type { PublishedTeam } from '../../team/members.ts'
import type { Consents } from '../stories/consent-store.server.ts'
import type { AdminSubject } from './admin-subject.ts'
import { readPendingStories, storyChanges, storyWarnings } from './pending-stories.server.ts'

export const adminStoriesSubject: AdminSubject<
  StoriesContent,
  { consents: Consents; members: PublishedTeam }
> = {
  subject: storiesSubject,
  page: 'admin/stories',
  source: 'stories',
  readPending: readPendingStories,
  changes: (before, after, { members }, texts) => storyChanges(before, after, texts, members),
  warnings: storyWarnings,
  inWords(before, after, texts) {
    const [first, ...more] = storyChanges(before, after, texts, [])
    return first !== undefined && more.length === 0
      ? first.title
      : plural(more.length + (first === undefined ? 0 : 1), texts.adminStories.more, texts.locale)
  },
  explain({ rule, row }, { stories }, { locale, adminDrafts, adminStories }) {
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
        return adminDrafts.publish.refused
    }
  },
}
