import { orFindOut } from '../../../../database/or-find-out.ts'
import { wrongFields } from '../../../../features/admin/frame/frame-props.server.ts'
import {
  isOnRecord,
  type NewConsent,
  readConsents,
  recordConsent,
  withdrawConsent,
} from '../../../../features/admin/stories/consent-store.server.ts'
import type { Refusal } from '../../../../features/publishing/refusal.ts'
import { sentAgainMs } from '../../../../features/publishing/sent-again.ts'
import { isBuiltStory } from '../../../../features/stories/stories-subject.server.ts'
import type { AdminRequest, OutcomeOf, SentForm } from '../../../admin-page.ts'
import { done, refused } from '../../../outcome.ts'
import type { StoriesWords } from '../ro.ts'
import { consentForm } from './consent-form.server.ts'
import type { ConsentErrors, StoryKinds } from './props.ts'

type Request = AdminRequest<StoriesWords>

/** A consent as its patient signed it. Visitors see what it says at once, and it may cover less than the one before. */
export function record({ form }: SentForm, request: Request): OutcomeOf<StoryKinds> {
  const { slug: story, texts } = request
  const { errors: words } = texts.words.consent
  const consentValues = consentForm.read(form)
  const refuse = (consentErrors: ConsentErrors) =>
    refused({ consentValues, consentErrors, notice: wrongFields(consentErrors, texts) })
  const { item, errors } = consentForm.check(consentValues, { story }, words)
  if (item === null) return refuse(errors)
  return {
    outcome: 'for visitors',
    event: 'agreed',
    async take() {
      const refusal = await recordOnce(request, item)
      return {
        isChanged: refusal === null,
        outcome: refusal === null ? done('consent') : refuse({ agreed_on: words.agreed_on }),
      }
    },
  }
}

/** Visitors have the story no more from this moment on, whatever is drafted. */
export function withdraw({ form }: SentForm, { slug: id, database, texts }: Request): OutcomeOf<StoryKinds> {
  if (form.get('sure') !== 'yes') {
    const consentErrors = { sure: texts.words.consent.errors.sure }
    return refused({ consentErrors, notice: wrongFields(consentErrors, texts) })
  }
  const ask = () => withdrawConsent(database, id)
  return {
    outcome: 'for visitors',
    event: 'withdrawn',
    async take() {
      const isChanged = await orFindOut(ask, ask)
      // Whoever pressed twice, or whose first answer was lost, reads what is true of the consent.
      const consent = (await readConsents(database)).get(id)
      const isWithdrawn = consent !== undefined && consent !== 'unread' && consent.withdrawn_at !== null
      if (!isChanged && !isWithdrawn) return { isChanged, outcome: done('nothing-to-withdraw') }
      return { isChanged, outcome: done(isBuiltStory(id) ? 'withdrawn-built' : 'withdrawn') }
    },
  }
}

/** What is sent again because its answer was lost is on record already, and is not recorded twice. */
async function recordOnce({ account, database }: Request, consent: NewConsent): Promise<Refusal | null> {
  const isThere = async () =>
    isOnRecord(consent, await readConsents(database), { by: account.email, withinMs: sentAgainMs })
  if (await isThere()) return null
  const ask = () => recordConsent(database, consent)
  return orFindOut(ask, async () => ((await isThere()) ? null : ask()))
}
