import type { Flash } from '../../../features/admin/frame/admin-bar.tsx'
import type { FilterLink } from '../../../features/admin/frame/filter-links.tsx'
import type { Locale } from '../../../locale.ts'
import type { FrameProps } from '../../admin-page.ts'
import type { RequestsWords } from './ro.ts'

export type ShownRequest = {
  id: string
  reference: string
  revision: number
  name: string
  state: { id: string; text: string }
  /** That its sender has changed or cancelled it, and when. */
  byPatient: string | null
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
  /** Unsaved text. */
  note: string
  noteError: string | null
  reasonError: string | null
}

/** The way back from a state that has just been set. */
export type UndoneState = { id: string; reference: string; revision: number; state: string; text: string }

export type AdminRequestsProps = FrameProps & {
  texts: RequestsWords
  errorPrefix: string
  /** What the last step has done. */
  step: { notice: Flash; undo: UndoneState | null } | null
  /** The request that the notice is about: it shows the notice, if it is still on the screen. */
  noticeAt: string | null
  search: string
  /** What the list is, when it was searched for. */
  found: string | null
  none: string
  filters: FilterLink[]
  count: string
  requests: ShownRequest[]
  /** The list on the screen as a file. */
  exportHref: string
  /** Where a step returns to: the list on the screen. */
  back: string
  newerHref: string | null
  olderHref: string | null
  newsletter: string[]
}

/** A refused step: its request, the reason, and the text that was typed. */
export type RefusedWork = {
  reference: string
  problem: string
  note: string
  field: 'note' | 'reason' | null
}

/** What the page is made of. */
export type Of = { props: AdminRequestsProps; words: RequestsWords; view: { refused: RefusedWork } }
