import { newId } from '../../../../features/admin/drafts/new-id.ts'
import { readConsents } from '../../../../features/admin/stories/consent-store.server.ts'
import type { AdminDatabase } from '../../../../features/publishing/subject.ts'
import {
  builtStories,
  type StoriesContent,
  storiesSubject,
} from '../../../../features/stories/stories-subject.server.ts'
import { freeSlug, slugFrom } from '../../../../format/slug.ts'

/**
 * The fragment of a new story on its page: made of the title, and not taken, not even by a story that was taken off. A consent
 * belongs to an id, and no other patient may come by it.
 */
export async function idFor(
  title: string,
  { stories }: StoriesContent,
  database: AdminDatabase,
): Promise<string> {
  const [published, consents] = await Promise.all([
    storiesSubject.readPublished(database),
    readConsents(database),
  ])
  const told = [...stories, ...published.stories, ...builtStories]
  const taken = new Set([newId, ...told.map(({ id }) => id), ...consents.keys()])
  return freeSlug(slugFrom(title, 60) || 'story', (id) => taken.has(id))
}
