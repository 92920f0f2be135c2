import type { AdminRequests } from '../../../content/schemas/admin/requests.ts'
import type { Locale } from '../../../locale.ts'

export type ShownRequest = {
  id: string
  reference: string
  revision: number
  name: string
  state: { id: string; text: string }
  received: string
  /** Until when an answer is due; null when nobody waits for one. */
  due: string | null
  isLate: boolean
  assigned: string | null
  isMine: boolean
  phone: { number: string; text: string } | null
  email: { address: string; mailto: string } | null
  /** What to say on the phone, in the visitor's language. */
  prepared: { title: string; text: string; locale: Locale }
  facts: { label: string; text: string }[]
  history: { at: string; text: string; note: string }[]
  states: { value: string; text: string }[]
  reasons: { value: string; text: string }[]
  /** What was written and not saved. */
  note: string
  noteError: string | null
  reasonError: string | null
}

/** The way back from a state that has just been set. */
export type UndoneState = { id: string; reference: string; revision: number; state: string; text: string }

export type RequestsTexts = Omit<AdminRequests, 'newsletter'> & { newsletterTitle: string }
