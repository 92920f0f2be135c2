import '../../ui/hydration/takes-scripts.ts'
import { brand } from '../../content/clinic.ts'
import { parseRecord } from './parse-record.ts'
import { allOrEssential, type Categories, consentVersion, type StoredConsent } from './record.ts'
import { signalsOf } from './signals.ts'

/**
 * Decides before the first paint and acts before React is loaded: the build inlines this module. The store takes
 * over its state.
 */
export type HeadConsent = {
  /** The choice in force on this page, or null. */
  record: StoredConsent | null
  /** The consent button clicked last. */
  clicked: HTMLElement | null
  /** Shared with the store, so that its code is sent once. */
  parse: typeof parseRecord
  /** Google's function for the data layer. */
  gtag(...command: unknown[]): void
  /** Applies a choice or its absence: the signals, if they change, and the banner. */
  show(record: StoredConsent | null, choice?: Categories): void
}

/** Document and window have no `closest`. */
type Tapped = EventTarget & Partial<Pick<Element, 'closest'>>

declare global {
  interface Window {
    siteConsent?: HeadConsent
    dataLayer?: unknown[]
  }
}

const dataLayer: unknown[] = []
window.dataLayer = dataLayer
let stored = ''

export const head: HeadConsent = {
  record: null,
  clicked: null,
  parse: parseRecord,
  gtag() {
    // biome-ignore lint/complexity/noArguments: Google's tag tells a command from other entries by this very object
    dataLayer.push(arguments)
  },
  show(record, choice = record?.categories) {
    head.record = record
    if (choice) head.gtag('consent', 'update', signalsOf(choice))
    document.documentElement.dataset.consent = record ? 'settled' : 'asking'
  },
}
window.siteConsent = head

head.gtag('consent', 'default', signalsOf(allOrEssential(false)))
try {
  stored = localStorage.getItem(`${brand}.consent`) ?? stored
} catch {
  // Storage is blocked: no choice is known, so the banner is shown.
}
head.show(parseRecord(stored))

addEventListener(
  'click',
  ({ target }: { target: Tapped | null }) => {
    // A browser that translates a page puts elements of its own into a button.
    const button = target?.closest?.<HTMLElement>('[data-choice]')
    if (!button) return
    head.clicked = button
    if (button.dataset.choice === 'open' || head.record) return
    // What `createRecord` makes, spelled out to keep this script small.
    const record = {
      version: consentVersion,
      givenAtISO: new Date().toISOString(),
      categories: allOrEssential(button.dataset.choice === 'all'),
      unsent: crypto.randomUUID?.() ?? '0',
    }
    try {
      localStorage.setItem(`${brand}.consent`, JSON.stringify(record))
    } catch {
      // Storage is blocked or full: the choice lasts as long as the page.
    }
    head.show(record)
  },
  true,
)
