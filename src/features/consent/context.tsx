import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { type ConsentState, unknownState } from './machine.ts'
import type { ConsentStore } from './store.ts'

const ConsentContext = createContext<ConsentStore | null>(null)

/** Around the whole site, outside everything that a navigation replaces. */
export function ConsentProvider({ store, children }: { store: ConsentStore; children: ReactNode }) {
  return <ConsentContext value={store}>{children}</ConsentContext>
}

/** The visitor's choice and what can be done about it. Throws outside of `<ConsentProvider>`. */
export function useConsent(): ConsentState & ConsentStore {
  const store = use(ConsentContext)
  if (!store) throw new Error('useConsent() is called outside <ConsentProvider>')
  return { ...store, ...useSyncExternalStore(store.subscribe, store.get, onServer) }
}

/** Until the browser takes over nothing is known. */
const onServer = () => unknownState
