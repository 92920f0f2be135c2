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
  bill: { texts: RequestWords['bill']; estimate: KeptEstimate; lang: Locale } | null
  visit: RequestWords['visit']
}

/** Nothing to show: `gone` says of no link why. */
export type NoRequestProps = {
  state: 'gone' | 'rate' | 'unavailable'
  title: string
  text: string
  contact: string
  home: string
}

export type RequestProps = ShownRequestProps | NoRequestProps
