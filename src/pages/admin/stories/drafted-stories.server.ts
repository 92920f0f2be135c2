import { isValidOn } from '../../../features/admin/stories/consent-store.server.ts'
import type { PublishedStory } from '../../../features/stories/stories.ts'
import type { StoriesContent } from '../../../features/stories/stories-subject.server.ts'
import { byLocale } from '../../../format/by-locale.ts'
import type { PendingStories } from './subject.server.ts'

/** What visitors would have of the draft. A story that waits for its consent is looked at as if it were given today. */
export function draftedStories(
  { consents, today }: Pick<PendingStories, 'consents' | 'today'>,
  { stories }: StoriesContent,
): PublishedStory[] {
  return stories.flatMap(({ hidden, ...story }) => {
    if (hidden) return []
    const found = consents.get(story.id)
    if (!isValidOn(found, today))
      return [{ ...story, consent: { date: today, until: null, scope: 'site' as const } }]
    const { agreed_on: date, until, scope, covers } = found
    const photos = covers.includes('photographs') ? {} : { photo_before: null, photo_after: null }
    const named = covers.includes('first_name')
      ? {}
      : byLocale((locale) => ({ ...story[locale], name: null }))
    return [{ ...story, ...photos, ...named, consent: { date, until, scope } }]
  })
}
