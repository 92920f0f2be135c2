import { readDraftForm } from '../../../features/admin/drafts/draft-form.server.ts'
import { newId } from '../../../features/admin/drafts/new-id.ts'
import { storyForm, storyIdFor } from '../../../features/admin/drafts/story-form.server.ts'
import { wrongFields } from '../../../features/admin/frame/frame-props.server.ts'
import type { PhotoPlace } from '../../../features/admin/pictures/photo-place.ts'
import { readConsents } from '../../../features/admin/stories/consent-store.server.ts'
import { adminStoriesSubject } from '../../../features/admin/subjects/admin-stories.server.ts'
import { storyChanges } from '../../../features/admin/subjects/pending-stories.server.ts'
import { readDraft } from '../../../features/publishing/draft-store.server.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import type { PatientStory } from '../../../features/stories/stories.ts'
import {
  builtStories,
  type StoriesContent,
  storiesSubject,
} from '../../../features/stories/stories-subject.server.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { defaultLocale } from '../../../locale.ts'
import adminStoryPage from '../../../pages/admin/story/page.server.ts'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import { type AdminContext, type AdminServices, type AdminSession, slugIn } from '../admin-context.ts'
import { type StateOf, wrong } from '../notices.ts'
import { type PhotoPage, receivePhoto } from '../pictures/receive-photo.ts'
import { changeItem, type ItemChange } from '../publishing/item-change.ts'
import { isMultipart } from '../read-multipart.ts'
import { sharedBar } from '../shared-bar.ts'
import { consentSteps, toStory } from './consent-steps.ts'
import { storyNotices } from './in-words.ts'
import { photoSides, type Shown, storyProps } from './story-props.ts'

/** One story: its words, its patient's consent, and its photographs. */
export function storyEndpoint(services: AdminServices) {
  const { data, supabase } = services
  const { record, withdraw } = consentSteps(answer, services)
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: storyNotices.asked(c, session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    if (isMultipart(c.req.raw)) {
      const [before, after] = photoSides
      const page: PhotoPage<StoriesContent, Shown> = {
        subject: storiesSubject,
        places: [photoOf(slugIn(c), before), photoOf(slugIn(c), after)],
        answer: (shown, status) => answer(c, session, shown, status),
        change: (made) => change(c, session, made),
      }
      return receivePhoto(c, session, page, supabase)
    }
    const sent = await readDraftForm(c.req.raw, bodyLimits.storyForm)
    if (sent === null) return plainError(400, session.locale)
    const { form, version } = sent
    switch (form.get('actiune')) {
      case 'salveaza':
        return save(c, session, version, form)
      case 'scoate': {
        const id = slugIn(c)
        const mine = ({ stories }: StoriesContent) => ({
          stories: stories.filter((story) => story.id !== id),
        })
        return change(c, session, { version, state: 'scos', mine })
      }
      case 'acord':
        return record(c, session, form)
      case 'retrage':
        return withdraw(c, session, form)
      default:
        return plainError(400, session.locale)
    }
  }

  async function save(c: AdminContext, session: AdminSession, version: number, form: URLSearchParams) {
    const values = storyForm.read(form)
    const { content } = await readDraft(session.database, storiesSubject)
    const asked = slugIn(c)
    const id =
      asked === newId ? storyIdFor(values.titlu[defaultLocale], await takenIds(session, content)) : asked
    const known = content.stories.find((story) => story.id === id)
    if (asked !== newId && known === undefined) return answer(c, session, { values }, 409)
    const kept = {
      ...known,
      id,
      photo_before: known?.photo_before ?? null,
      photo_after: known?.photo_after ?? null,
    }
    const checked = storyForm.check(values, kept, session.texts.adminStories.errors)
    if (checked.item === null) {
      const { errors } = checked
      const notice = wrongFields(errors, session.texts)
      return answer(c, session, { values, errors, version, notice }, 422)
    }
    const state = asked === newId ? 'adaugat' : 'salvat'
    return change(c, session, { version, state, mine: replaced(checked.item), shown: { values } }, id)
  }

  async function change(
    c: AdminContext,
    session: AdminSession,
    made: ItemChange<StoriesContent, Shown>,
    id = slugIn(c),
  ): Promise<Response> {
    const { members } = await data.team()
    const page = {
      subject: storiesSubject,
      valuesIn: ({ stories }: StoriesContent) => {
        const story = stories.find((each) => each.id === id)
        return story ? storyForm.values(story) : null
      },
      changes: (before: StoriesContent, after: StoriesContent) =>
        storyChanges(before, after, session.texts, members),
      refuse: (shown: Shown | undefined, told: Shown) => answer(c, session, { ...shown, ...told }, 409),
      back: (state: StateOf<typeof storyNotices>) =>
        state === 'scos' ? toList(session, state) : toStory(session, id, state),
    }
    return changeItem(session, page, made)
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Shown,
    status: PageStatus,
  ): Promise<Response> {
    const { database, locale } = session
    const asked = slugIn(c)
    const [pending, bar, { members }] = await Promise.all([
      readPending(adminStoriesSubject, database),
      sharedBar(session),
      data.team(),
    ])
    const story = pending.content.stories.find(({ id }) => id === asked) ?? null
    // Somebody took it off while this was typed: the form adds it again.
    const isGone = story === null && asked !== newId
    if (isGone && shown.values === undefined) return toList(session, 'lipsa')
    const slug = isGone ? newId : asked
    const gone = isGone ? { notice: wrong(session.texts.adminStories.notices.gone) } : {}
    const props = storyProps(session.texts, { pending, story, members, slug }, { bar, ...shown, ...gone })
    return answerPage(c, adminStoryPage, { locale, params: { slug }, props, status }, data)
  }

  function toList({ locale }: AdminSession, state: StateOf<typeof storyNotices>): Response {
    return storyNotices.back(href('admin/stories', locale), state)
  }
}

/** Of stories that were taken off as well: a consent belongs to an id, and no other patient may come by it. */
async function takenIds({ database }: AdminSession, { stories }: StoriesContent): Promise<Set<string>> {
  const [published, consents] = await Promise.all([
    storiesSubject.readPublished(database),
    readConsents(database),
  ])
  const told = [...stories, ...published.stories, ...builtStories]
  return new Set([...told.map(({ id }) => id), ...consents.keys()])
}

function photoOf(
  id: string,
  { side, prefix, field }: (typeof photoSides)[number],
): PhotoPlace<StoriesContent, Shown> {
  return {
    prefix,
    photoIn: ({ stories }) => stories.find((story) => story.id === id)?.[field] ?? null,
    replacedBy:
      (photo) =>
      ({ stories }) => ({
        stories: stories.map((story) => (story.id === id ? { ...story, [field]: photo } : story)),
      }),
    shown: ({ photoValues, photoErrors }) => ({
      ...(photoValues && { photoValues: { [side]: photoValues } }),
      ...(photoErrors && { photoErrors: { [side]: photoErrors } }),
    }),
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
