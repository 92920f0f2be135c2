import { newId } from '../../../../features/admin/drafts/new-id.ts'
import { failure, itemFlashes, success } from '../../../../features/admin/frame/flashes.ts'
import { readConsents } from '../../../../features/admin/stories/consent-store.server.ts'
import type { AdminDatabase } from '../../../../features/publishing/subject.ts'
import {
  builtStories,
  type StoriesContent,
  storiesSubject,
} from '../../../../features/stories/stories-subject.server.ts'
import { fill } from '../../../../format/fill.ts'
import { freeSlug, slugFrom } from '../../../../format/slug.ts'
import { bodyLimits } from '../../../../http/body-limits.ts'
import { defaultLocale } from '../../../../locale.ts'
import { href } from '../../../../routes.ts'
import type { AdminPage, AdminRequest, OutcomeOf, SentForm } from '../../../admin-page.ts'
import { removeItem, saveItem } from '../../../item-actions.server.ts'
import { done } from '../../../outcome.ts'
import type { StoriesWords } from '../ro.ts'
import { storyForm, storyList, subject } from '../subject.server.ts'
import { record, withdraw } from './consent.server.ts'
import { choicesOf, consentProps, photoPlaces, photosOf } from './props.server.ts'
import type { StoryKinds } from './props.ts'

/** One story: its words, its patient's consent, and its photographs. */
export default {
  id: 'admin/stories/story',
  title: ({ words }, { title }) => fill(words.one.metaTitle, { name: title }),
  edits: subject,
  flashes: {
    ...itemFlashes,
    consent: ({ words }) => success(words.notices.consent),
    withdrawn: ({ words }) => success(words.notices.withdrawn),
    'withdrawn-built': ({ words }) => success(words.notices.withdrawnBuilt),
    'nothing-to-withdraw': ({ words }) => failure(words.notices.nothingToWithdraw),
  },
  largestForm: bodyLimits.storyForm,
  actions: {
    save,
    remove: (sent, request) => removeItem(storyList, sent, request),
    consent: record,
    withdraw,
  },
  photos: photoPlaces,

  async load({ locale, pending: read, slug: asked, texts }, view) {
    const pending = await read(subject)
    const story = pending.content.stories.find(({ id }) => id === asked) ?? null
    // Somebody has removed it meanwhile: saving the form adds it again.
    const isGone = story === null && asked !== newId
    if (isGone && view.values === undefined) return done('missing', { at: href('admin/stories', locale) })
    const { words, adminDrafts } = texts
    const { one, fields, photos } = words
    const { inLanguage, errorPrefix } = adminDrafts
    const values = view.values ?? storyForm.values(story)
    return {
      texts: {
        one,
        fields,
        photos,
        inLanguage,
        errorPrefix,
        conflicts: { ...adminDrafts.conflict, title: words.conflict },
      },
      ...(isGone && { notice: failure(words.notices.gone) }),
      conflict: view.conflict ?? null,
      title: story?.[locale].title ?? one.added,
      address: href('admin/stories/story', locale, { slug: isGone ? newId : asked }),
      version: view.version ?? pending.draft.version,
      values,
      errors: view.errors ?? {},
      choices: choicesOf(texts, pending.members, values),
      consent: story && consentProps(texts, pending, story.id, view),
      photos: story && photosOf(texts, pending, story, view),
    }
  },
} satisfies AdminPage<StoryKinds>

function save(sent: SentForm, request: AdminRequest<StoriesWords>): Promise<OutcomeOf<StoryKinds>> {
  return saveItem(storyList, sent, request, ({ title }, content) =>
    idFor(title[defaultLocale], content, request.database),
  )
}

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
  const everyStory = [...stories, ...published.stories, ...builtStories]
  const taken = new Set([newId, ...everyStory.map(({ id }) => id), ...consents.keys()])
  return freeSlug(slugFrom(title, 60) || 'story', (id) => taken.has(id))
}
