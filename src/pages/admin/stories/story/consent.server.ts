import { z } from 'zod'
import { isoDate } from '../../../../content/iso-date.ts'
import { text } from '../../../../content/schema.ts'
import { orFindOut } from '../../../../database/or-find-out.ts'
import { itemForm } from '../../../../features/admin/fields/item-form.server.ts'
import { wrongFields } from '../../../../features/admin/frame/frame-props.server.ts'
import {
  consentFields,
  consentParts,
  consentScope,
  isOnRecord,
  type NewConsent,
  readConsents,
  recordConsent,
  withdrawConsent,
} from '../../../../features/admin/stories/consent-store.server.ts'
import type { Refusal } from '../../../../features/publishing/refusal.ts'
import { sentAgainMs } from '../../../../features/publishing/sent-again.ts'
import { isBuiltStory } from '../../../../features/stories/stories-subject.server.ts'
import { isoDateOf } from '../../../../format/dates.ts'
import { typedLine } from '../../../../format/typed.ts'
import type { AdminRequest, OutcomeOf, SentForm } from '../../../admin-page.ts'
import { done, refused } from '../../../outcome.ts'
import type { StoriesWords } from '../ro.ts'
import type { ConsentErrors, StoryKinds } from './props.ts'

const line = (min: number, max: number) => z.string().transform(typedLine).pipe(text(min, max))
const today = () => isoDateOf(new Date())

/** In the order of the form: the first that is wrong takes the focus. */
const newConsent: z.ZodType<NewConsent> = z.strictObject({
  story: z.string(),
  person: line(2, 120),
  reference: line(2, 80),
  agreed_on: isoDate.refine((day) => day >= '2000-01-01' && day <= today()),
  // A day that has passed would have the night delete the story's words, mostly for a slip of the keyboard.
  until: z
    .literal('')
    .transform(() => null)
    .or(isoDate.refine((day) => day >= today() && day <= '2100-01-01')),
  covers: z
    .array(z.string())
    .transform((typed) => consentParts.filter((part) => typed.includes(part)))
    .refine((covers) => covers.includes('text')),
  scope: consentScope,
})

export const consentForm = itemForm(newConsent, consentFields, 600)

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

/** From this moment visitors no longer see the story; the draft does not matter. */
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

/** A consent sent again because the first answer was lost is not recorded twice. */
async function recordOnce({ account, database }: Request, consent: NewConsent): Promise<Refusal | null> {
  const isThere = async () =>
    isOnRecord(consent, await readConsents(database), { by: account.email, withinMs: sentAgainMs })
  if (await isThere()) return null
  const ask = () => recordConsent(database, consent)
  return orFindOut(ask, async () => ((await isThere()) ? null : ask()))
}
