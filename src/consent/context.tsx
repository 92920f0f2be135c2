import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { type ConsentState, unknownState } from './machine.ts'
import type { ConsentStore } from './store.ts'

const ConsentContext = createContext<ConsentStore | 'on the server' | null>(null)

/** Around the whole site, outside everything that a navigation replaces. On the server there is no store. */
export function ConsentProvider({
  store,
  children,
}: {
  store: ConsentStore | undefined
  children: ReactNode
}) {
  return <ConsentContext value={store ?? 'on the server'}>{children}</ConsentContext>
}

export type Consent = ConsentState & Omit<ConsentStore, 'get' | 'subscribe'>

/** The visitor's choice and what can be done about it. Throws outside of `<ConsentProvider>`. */
export function useConsent(): Consent {
  const store = use(ConsentContext)
  if (store === null) throw new Error('useConsent() is called outside <ConsentProvider>: wrap the site in it')
  const { get, subscribe, ...actions } = store === 'on the server' ? serverStore : store
  const state = useSyncExternalStore(subscribe, get, serverStore.get)
  return { ...state, ...actions }
}

const nothing = () => {}

/** Until the browser takes over nothing is known and nothing can be done. */
const serverStore: ConsentStore = {
  get: () => unknownState,
  subscribe: () => nothing,
  acceptAll: nothing,
  onlyNecessary: nothing,
  openPreferences: nothing,
  closePreferences: nothing,
  toggle: nothing,
  save: nothing,
  reset: nothing,
}
