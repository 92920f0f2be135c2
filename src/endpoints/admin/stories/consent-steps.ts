import { orFindOut } from '../../../database/or-find-out.ts'
import { wrongFields } from '../../../features/admin/frame/frame-props.server.ts'
import {
  type ConsentErrors,
  checkConsent,
  readConsentForm,
} from '../../../features/admin/stories/consent-form.server.ts'
import {
  isOnRecord,
  type NewConsent,
  readConsents,
  recordConsent,
  withdrawConsent,
} from '../../../features/admin/stories/consent-store.server.ts'
import { adminStoriesSubject } from '../../../features/admin/subjects/admin-stories.server.ts'
import type { Refusal } from '../../../features/publishing/refusal.ts'
import { isBuiltStory } from '../../../features/stories/stories-subject.server.ts'
import { isoDateOf } from '../../../format/dates.ts'
import { href } from '../../../routes.ts'
import {
  type AdminContext,
  type AdminServices,
  type AdminSession,
  type AnswerWith,
  slugIn,
} from '../admin-context.ts'
import type { StateOf } from '../notices.ts'
import { sentAgainMs } from '../publishing/ask-to-publish.ts'
import { changeForVisitors } from '../publishing/show-change.ts'
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
    const { consent } = checked
    // It may cover less than the one before.
    const refusal = await changeForVisitors(c, adminStoriesSubject, services, {
      event: 'agreed',
      ask: () => recordOnce(session, consent),
      changed: (refused) => refused === null,
    })
    if (refusal !== null) return refuse({ data: adminStories.consent.errors.data })
    return toStory(session, id, 'acord')
  }

  /** Visitors have the story no more from this moment on, whatever is drafted. */
  async function withdraw(c: AdminContext, session: AdminSession, form: URLSearchParams): Promise<Response> {
    if (form.get('sigur') !== 'da') {
      const consentErrors = { sigur: session.texts.adminStories.consent.errors.sigur }
      return answer(c, session, { consentErrors, notice: wrongFields(consentErrors, session.texts) }, 422)
    }
    const id = slugIn(c)
    const ask = () => withdrawConsent(session.database, id)
    const isEnded = await changeForVisitors(c, adminStoriesSubject, services, {
      event: 'withdrawn',
      ask: () => orFindOut(ask, ask),
      changed: (ended) => ended,
    })
    // Whoever pressed twice, or whose first answer was lost, reads what is true of the consent.
    const consent = (await readConsents(session.database)).get(id)
    if (isEnded === false && (consent === undefined || consent === 'unread' || consent.withdrawn_at === null))
      return toStory(session, id, 'fara-acord')
    return toStory(session, id, isBuiltStory(id) ? 'retras-din-cod' : 'retras')
  }
}

/** What is sent again because its answer was lost is on record already, and is not recorded twice. */
async function recordOnce({ account, database }: AdminSession, consent: NewConsent): Promise<Refusal | null> {
  const isThere = async () =>
    isOnRecord(consent, await readConsents(database), { by: account.email, withinMs: sentAgainMs })
  if (await isThere()) return null
  const ask = () => recordConsent(database, consent)
  return orFindOut(ask, async () => ((await isThere()) ? null : ask()))
}

export function toStory(
  { locale }: AdminSession,
  slug: string,
  state: StateOf<typeof storyNotices>,
): Response {
  return storyNotices.back(href('admin/story', locale, { slug }), state)
}
