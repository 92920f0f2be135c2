import { z } from 'zod'
import { defaultLocale } from '../../locale.ts'
import { askedColumns } from './row.server.ts'

const { name: _name, phone: _phone, email: _email, ...asked } = askedColumns

/** How far a request is, as the database says it (`private`, `public.request_by_link()`). */
export const ownStates = ['new', 'called', 'no_answer', 'scheduled', 'no_show', 'done'] as const

/** A request as its page may show it: without name, number or address. An unreadable column hides none of the others. */
export const ownRequest = z.object({
  reference: z.string(),
  created_at: z.string(),
  locale: asked.answer_locale.catch(defaultLocale),
  ...asked,
  answer_locale: asked.answer_locale.catch(defaultLocale),
  wishes: asked.wishes.catch([]),
  estimate: z.string().nullable(),
  state: z.enum(ownStates).catch('new'),
  by_phone: z.boolean(),
  by_email: z.boolean(),
  cancelled_at: z.string().nullable(),
  /** What its sender has written since, oldest first. */
  changes: z.array(z.object({ at: z.string(), note: z.string() })),
})
/** What its sender does with a request, by the value of the button. */
export const ownActions = ['change', 'cancel'] as const
export type OwnAction = (typeof ownActions)[number]
export const longestChange = 500

export type OwnRequest = z.infer<typeof ownRequest>
