import { modules } from '../../../content/clinic.ts'
import { orFindOut } from '../../../database/or-find-out.ts'
import { success } from '../../../features/admin/frame/flashes.ts'
import {
  type ErasureReason,
  erasePerson,
  type Person,
  type RecordCounts,
} from '../../../features/admin/records/person-store.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { isBuiltStory, storiesSubject } from '../../../features/stories/stories-subject.server.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import type { AdminRequest } from '../../admin-page.ts'
import type { Outcome } from '../../outcome.ts'
import type { PeopleWords } from './ro.ts'

type Request = AdminRequest<PeopleWords>

/** Visitors have the stories of a name no more from this moment on; where none are told, they had none. */
export async function erasePersonForGood(
  person: Person,
  reason: ErasureReason,
  request: Request,
): Promise<Outcome> {
  const { database } = request
  const ask = () => erasePerson(database, person, reason)
  const eraseTwice = () => orFindOut(ask, ask)
  if (person.kind !== 'name' || !modules.stories) return erased(await eraseTwice(), false, request)
  return {
    outcome: 'for visitors',
    subject: storiesSubject.name,
    event: 'withdrawn',
    async take() {
      const before = await storyIds(database)
      const counts = await eraseTwice()
      const after = await storyIds(database)
      const isBuilt = before.some((id) => isBuiltStory(id) && !after.includes(id))
      return { isChanged: counts.story_ids.length > 0, outcome: erased(counts, isBuilt, request) }
    },
  }
}

async function storyIds(database: AdminDatabase): Promise<string[]> {
  return (await storiesSubject.readPublished(database)).stories.map(({ id }) => id)
}

function erased(counts: RecordCounts, isBuilt: boolean, { locale, texts: { words } }: Request): Outcome {
  const { requests, subscriptions, consents, stories, mentions } = counts
  // If the first response was lost, the second one can only say that nothing is left.
  const isNothing = requests + subscriptions + consents + stories === 0
  const counted = {
    requests: plural(requests, words.counts.requests, locale),
    subscriptions: plural(subscriptions, words.counts.subscriptions, locale),
    consents: plural(consents, words.counts.consents, locale),
    stories: plural(stories, words.counts.stories, locale),
  }
  const parts = [
    isNothing ? words.erasedAlready : fill(words.erased, counted),
    ...(mentions > 0 ? [plural(mentions, words.mentionsLeft, locale)] : []),
    ...(isBuilt ? [words.erasedBuilt] : []),
  ]
  return { outcome: 'shown', view: { notice: success(parts.join(' ')) } }
}
