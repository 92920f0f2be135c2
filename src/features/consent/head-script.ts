import { brand } from '../../content/clinic.ts'
import { parseRecord } from './parse-record.ts'
import {
  allOrEssential,
  type Categories,
  consentVersion,
  createRecord,
  type StoredConsent,
} from './record.ts'
import { signalsOf } from './signals.ts'

/**
 * What decides before the first paint and acts before React is there: the build makes one inline script of this
 * module. The store takes over where it stands.
 */
export type HeadConsent = {
  /** The choice in force on this page, or null. */
  record: StoredConsent | null
  /** The last button of consent that was clicked. */
  clicked: HTMLElement | null
  /** Shared, so that it is on the way once. */
  parse: typeof parseRecord
  /** Google's way of writing into the data layer. */
  gtag(...command: unknown[]): void
  /** Puts a choice in force, or its absence: the signals where there is something to say, and the banner. */
  show(record: StoredConsent | null, choice?: Categories): void
}

declare global {
  interface Window {
    siteConsent?: HeadConsent
    dataLayer?: unknown[]
  }
}

const root = document.documentElement
window.dataLayer ??= []
const layer = window.dataLayer
let stored = ''

export const head: HeadConsent = {
  record: null,
  clicked: null,
  parse: parseRecord,
  gtag() {
    // biome-ignore lint/complexity/noArguments: Google's tag tells a command from other entries by this very object
    layer.push(arguments)
  },
  show(record, choice = record?.categories) {
    head.record = record
    if (choice) head.gtag('consent', 'update', signalsOf(choice))
    root.dataset.consent = record ? 'settled' : 'asking'
  },
}
window.siteConsent = head

head.gtag('consent', 'default', signalsOf(allOrEssential(false)))
try {
  stored = localStorage.getItem(`${brand}.consent`) ?? stored
} catch {
  // Blocked storage: nothing is known, so the visitor is asked.
}
head.show(parseRecord(stored))
if (stored && head.record?.version !== consentVersion) console.warn('Stale consent')

addEventListener(
  'click',
  ({ target }) => {
    const choice = target instanceof HTMLElement && target.dataset.choice
    if (!choice) return
    head.clicked = target
    if (choice === 'open' || head.record) return
    const record = { ...createRecord(allOrEssential(choice === 'all')), unsent: crypto.randomUUID?.() }
    try {
      localStorage.setItem(`${brand}.consent`, JSON.stringify(record))
    } catch {
      // Blocked or full: the choice holds as long as the page.
    }
    head.show(record)
  },
  true,
)
