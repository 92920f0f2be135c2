import type { KeptEstimate } from '../../features/contact/estimate.server.ts'
import type { Locale } from '../../locale.ts'
import type { RequestWords } from './ro.ts'

export type ShownRequestProps = {
  state: 'shown'
  title: string
  /** The code, and when it came. */
  received: string
  /** How far it is; `{phone}` becomes the number. */
  lead: string
  keep: RequestWords['keep']
  asked: { title: string; facts: { label: string; text: string }[] }
  /** What may follow once it is cancelled. */
  again: string | null
  since: { title: string; changes: { at: string; note: string }[] }
  /** The forms; null once it is cancelled. */
  change: OwnChange | null
  bill: { texts: RequestWords['bill']; estimate: KeptEstimate; lang: Locale } | null
  visit: RequestWords['visit']
}

export type OwnChange = {
  texts: Omit<RequestWords['change'], 'errors'>
  action: string
  token: string
  /** What was typed and refused, and why. */
  typed: string
  error: string | null
}

/** Nothing to show: `gone` says of no link why. */
export type NoRequestProps = {
  state: 'gone' | 'rate' | 'unavailable' | 'kept' | 'lost'
  title: string
  text: string
  contact: string
  home: string
  /** What was pressed, to be pressed again. */
  again: { action: string; button: string; fields: Record<string, string> } | null
}

export type RequestProps = ShownRequestProps | NoRequestProps
