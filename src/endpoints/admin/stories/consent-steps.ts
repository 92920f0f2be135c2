import { wrongFields } from '../../../features/admin/frame/frame-props.server.ts'
import {
  type ConsentErrors,
  checkConsent,
  readConsentForm,
} from '../../../features/admin/stories/consent-form.server.ts'
import { recordConsent, withdrawConsent } from '../../../features/admin/stories/consent-store.server.ts'
import { adminStoriesSubject } from '../../../features/admin/subjects/admin-stories.server.ts'
import type { PatientStory } from '../../../features/stories/stories.ts'
import { isBuiltStory, storiesSubject } from '../../../features/stories/stories-subject.server.ts'
import { isoDateOf } from '../../../format/dates.ts'
import { href } from '../../../routes.ts'
import { forgetKeptPictures } from '../../pictures.ts'
import {
  type AdminContext,
  type AdminServices,
  type AdminSession,
  type AnswerWith,
  slugIn,
} from '../admin-context.ts'
import type { StateOf } from '../notices.ts'
import { dataBefore, showChange } from '../publishing/show-change.ts'
import { storyNotices } from './in-words.ts'
import type { Shown } from './story-props.ts'

/** A consent as its patient signed it, or takes it back. Either way visitors see what it says at once. */
export function consentSteps(answer: AnswerWith<Shown>, services: AdminServices) {
  return { record, withdraw }

  async function record(c: AdminContext, session: AdminSession, form: URLSearchParams): Promise<Response> {
    const { adminStories } = session.texts
    const consentValues = readConsentForm(form)
    const refuse = (consentErrors: ConsentErrors) => {
      const notice = wrongFields(consentErrors, session.texts)
      return answer(c, session, { consentValues, consentErrors, notice }, 422)
    }
    const checked = checkConsent(consentValues, slugIn(c), isoDateOf(new Date()), adminStories.consent)
    if (checked.consent === null) return refuse(checked.errors)
    const id = slugIn(c)
    const [before, pictures] = await shownBefore(c, session, id)
    const refusal = await recordConsent(session.database, checked.consent)
    if (refusal !== null) return refuse({ data: adminStories.consent.errors.data })
    // It may cover less than the one before.
    await showChange(c, adminStoriesSubject, before, services, 'agreed')
    await forgetKeptPictures(pictures)
    return toStory(session, id, 'acord')
  }

  /** Visitors have the story no more from this moment on, whatever is drafted. */
  async function withdraw(c: AdminContext, session: AdminSession, form: URLSearchParams): Promise<Response> {
    if (form.get('sigur') !== 'da') {
      const consentErrors = { sigur: session.texts.adminStories.consent.errors.sigur }
      return answer(c, session, { consentErrors, notice: wrongFields(consentErrors, session.texts) }, 422)
    }
    const id = slugIn(c)
    const [before, pictures] = await shownBefore(c, session, id)
    if (!(await withdrawConsent(session.database, id))) return toStory(session, id, 'fara-acord')
    await showChange(c, adminStoriesSubject, before, services, 'withdrawn')
    await forgetKeptPictures(pictures)
    return toStory(session, id, isBuiltStory(id) ? 'retras-din-cod' : 'retras')
  }

  /** What visitors see before a change of a consent, and the photographs of its story. */
  async function shownBefore(c: AdminContext, { database }: AdminSession, id: string) {
    const [before, { stories }] = await Promise.all([
      dataBefore(c, adminStoriesSubject, services),
      storiesSubject.readPublished(database),
    ])
    return [before, picturesOf(stories.find((story) => story.id === id))] as const
  }
}

export function toStory(
  { locale }: AdminSession,
  slug: string,
  state: StateOf<typeof storyNotices>,
): Response {
  return storyNotices.back(href('admin/story', locale, { slug }), state)
}

export function picturesOf(story: PatientStory | undefined): string[] {
  return [story?.photo_before, story?.photo_after].flatMap((photo) =>
    photo && 'picture' in photo ? [photo.picture] : [],
  )
}
