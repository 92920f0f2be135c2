import { z } from 'zod'
import { isoDate } from '../../../../content/iso-date.ts'
import { text } from '../../../../content/schema.ts'
import { itemForm } from '../../../../features/admin/fields/item-form.server.ts'
import {
  consentParts,
  consentScope,
  type NewConsent,
} from '../../../../features/admin/stories/consent-store.server.ts'
import { isoDateOf } from '../../../../format/dates.ts'
import { typedLine } from '../../../../format/typed.ts'
import { consentFields } from './consent-fields.ts'

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
