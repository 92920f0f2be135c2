import type { OptionalCategory } from '../../content/vocabulary.ts'
import { preferencesHash } from '../../routes.ts'
import type { HeadConsent } from './head-script.ts'
import { type ConsentAction, type ConsentState, grants, nextState, unknownState } from './machine.ts'
import { newId } from './new-id.ts'
import { openOutbox } from './outbox.ts'
import {
  allOrEssential,
  type Categories,
  type ConsentRecord,
  consentVersion,
  createRecord,
  type Surface,
} from './record.ts'
import { forget, read, storageKeys, write } from './storage.ts'

export type ConsentStore = {
  get(): ConsentState
  subscribe(listener: () => void): () => void
  acceptAll(): void
  onlyNecessary(): void
  openPreferences(): void
  closePreferences(): void
  toggle(category: OptionalCategory): void
  save(): void
  reset(): void
}

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

/** Takes over from the head script after the first paint. Does nothing on a page that is being prerendered. */
export function startConsent(head: HeadConsent): ConsentStore {
  const listeners = new Set<() => void>()
  const outbox = openOutbox()
  let stored = read(storageKeys.consent)
  const kept = head.parse(stored)
  if (stored && kept?.version !== consentVersion) console.warn('Stale consent')
  // Another tab may have chosen since the head script read the device.
  if (kept && JSON.stringify(kept) !== JSON.stringify(head.record)) head.show(kept)
  let state = nextState(unknownState, { type: 'read', record: head.record })
  showWithdrawal()

  function apply(action: ConsentAction): void {
    state = nextState(state, action)
    showWithdrawal()
    for (const listener of listeners) listener()
  }

  /** By the sheet: a button that came with the code of the footer would move others under a finger. */
  function showWithdrawal(): void {
    document.documentElement.toggleAttribute('data-granted', grants(state.record))
  }

  /** First storage, then the signals, then the server: the choice holds even if one fails. */
  function choose(choice: Categories): void {
    const surface = state.draft || state.record ? 'preferences' : 'banner'
    keep(createRecord({ ...choice, essential: true }), newId(), surface)
    head.show(head.record)
    finish(surface)
  }

  /** A choice in the banner is applied already; only its proof is missing. */
  function proveEarlyChoice(): void {
    const { record } = head
    if (!record?.unsent) return
    keep(record, isId(record.unsent) ? record.unsent : newId(), 'banner')
    finish('banner')
  }

  function keep({ version, givenAtISO, categories }: ConsentRecord, eventId: string, surface: Surface): void {
    const consent = { version, givenAtISO, categories }
    const anonUserId = [read(storageKeys.anonId), state.record?.anonUserId].find(isId) ?? newId()
    head.record = { ...consent, anonUserId }
    stored = JSON.stringify(head.record)
    write(storageKeys.consent, stored)
    write(storageKeys.anonId, anonUserId)
    const { globalPrivacyControl: gpc } = navigator
    const locale = document.documentElement.lang
    outbox.add({ consent, anonUserId, eventId, locale, surface, gpc })
  }

  function finish(surface: Surface): void {
    apply({ type: 'chosen', record: head.record, surface })
    outbox.send()
  }

  /** Another tab changed it, or the page came from the back/forward cache: the device's state wins. */
  function adopt(): void {
    const text = read(storageKeys.consent)
    if (text === stored) return
    stored = text
    const record = head.parse(text)
    head.show(record, record?.categories ?? allOrEssential(false))
    apply({ type: 'read', record: head.record })
  }

  function onClick(): void {
    const { clicked } = head
    head.clicked = null
    if (!clicked) return
    if (clicked.dataset.choice === 'open') {
      // Safari does not focus a clicked button, so the dialog would not know where to return the focus.
      clicked.focus()
      apply({ type: 'opened' })
      return
    }
    if (clicked.dataset.choice === 'withdraw') {
      choose(allOrEssential(false))
      // The button disappears with what it withdraws; that of the settings is beside it.
      const settings = clicked.previousElementSibling
      if (settings instanceof HTMLElement) settings.focus()
      return
    }
    proveEarlyChoice()
    // The button disappears with the banner. Safari has not focused it.
    const { activeElement, body } = document
    if (activeElement === clicked || activeElement === body) focusMain()
  }

  // A listener of its own, because React withholds clicks on parts it has not hydrated.
  addEventListener('click', onClick, true)
  addEventListener('storage', adopt)
  addEventListener('pageshow', adopt)
  document.addEventListener('visibilitychange', adopt)
  if (head.clicked?.dataset.choice === 'open' || location.hash === preferencesHash) apply({ type: 'opened' })
  whenActivated(() => {
    proveEarlyChoice()
    outbox.send()
  })

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    acceptAll: () => choose(allOrEssential(true)),
    onlyNecessary: () => choose(allOrEssential(false)),
    openPreferences: () => apply({ type: 'opened' }),
    closePreferences: () => apply({ type: 'closed' }),
    toggle: (category) => apply({ type: 'toggled', category }),
    save: () => state.draft && choose(state.draft),
    reset() {
      // Only what the device has stored is known to the next page.
      forget(storageKeys.consent)
      const ask = !head.parse(read(storageKeys.consent)) && navigator.doNotTrack !== '1'
      head.show(null, allOrEssential(false))
      if (!ask) document.documentElement.dataset.consent = 'settled'
      apply({ type: 'reset', ask })
    },
  }
}

/** Where the focus goes after a choice: the controls of banner and preferences are gone. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** A damaged id is replaced, because the server would refuse it. */
function isId(value: string | undefined): value is string {
  return value?.length === 36
}

/** A prerendered page must do nothing before it is shown. */
export function whenActivated(start: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
