import { newId } from '../../../../features/admin/drafts/new-id.ts'
import { failure, itemFlashes, success } from '../../../../features/admin/frame/flashes.ts'
import { wrongFields } from '../../../../features/admin/frame/frame-props.server.ts'
import { readDraft } from '../../../../features/publishing/draft-store.server.ts'
import type { PatientStory } from '../../../../features/stories/stories.ts'
import { type StoriesContent, storiesSubject } from '../../../../features/stories/stories-subject.server.ts'
import { fill } from '../../../../format/fill.ts'
import { bodyLimits } from '../../../../http/body-limits.ts'
import { defaultLocale } from '../../../../locale.ts'
import { href } from '../../../../routes.ts'
import type { AdminPage, AdminRequest, OutcomeOf, SentForm } from '../../../admin-page.ts'
import { done, refused } from '../../../outcome.ts'
import type { StoriesWords } from '../ro.ts'
import { storyForm, subject } from '../subject.server.ts'
import { record, withdraw } from './consent-actions.server.ts'
import { choicesOf, consentProps } from './in-words.server.ts'
import { photoPlaces, photosOf } from './photos.server.ts'
import type { StoryKinds } from './props.ts'
import { idFor } from './story-id.server.ts'

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
  actions: { save, remove, consent: record, withdraw },
  photos: photoPlaces,

  async load({ locale, pending: read, slug: asked, texts }, view) {
    const pending = await read(subject)
    const story = pending.content.stories.find(({ id }) => id === asked) ?? null
    // Somebody took it off while this was typed: the form adds it again.
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

async function save(
  { form, version }: SentForm,
  { database, locale, slug, texts }: AdminRequest<StoriesWords>,
): Promise<OutcomeOf<StoryKinds>> {
  const values = storyForm.read(form)
  const { content } = await readDraft(database, storiesSubject)
  const isNew = slug === newId
  const id = isNew ? await idFor(values.title[defaultLocale], content, database) : slug
  const known = content.stories.find((story) => story.id === id)
  if (!isNew && known === undefined) return refused({ values }, 409)
  const { photo_before = null, photo_after = null } = known ?? {}
  const kept = { ...known, id, photo_before, photo_after }
  const { item, errors } = storyForm.check(values, kept, texts.words.errors)
  if (item === null) return refused({ values, errors, version, notice: wrongFields(errors, texts) })
  return {
    outcome: 'save',
    version,
    mine: replaced(item),
    flash: isNew ? 'added' : 'saved',
    at: href('admin/stories/story', locale, { slug: id }),
    view: { values },
    viewOf: (both) => {
      const story = both.stories.find((each) => each.id === id)
      return story === undefined ? {} : { values: storyForm.values(story) }
    },
  }
}

function remove({ version }: SentForm, { locale, slug }: AdminRequest<StoriesWords>): OutcomeOf<StoryKinds> {
  return {
    outcome: 'save',
    version,
    mine: (before) => ({ stories: before.stories.filter(({ id }) => id !== slug) }),
    flash: 'removed',
    at: href('admin/stories', locale),
    view: {},
  }
}

/** In its place with the photographs it has there, or at the beginning. */
function replaced(story: PatientStory) {
  return ({ stories }: StoriesContent): StoriesContent => ({
    stories: stories.some(({ id }) => id === story.id)
      ? stories.map((each) =>
          each.id === story.id
            ? { ...story, photo_before: each.photo_before, photo_after: each.photo_after }
            : each,
        )
      : [story, ...stories],
  })
}
