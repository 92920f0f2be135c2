import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { type ConsentState, unknownState } from './machine.ts'
import type { ConsentStore } from './store.ts'

const ConsentContext = createContext<ConsentStore | null>(null)

/** Wraps the whole site, outside everything that a navigation replaces. */
export function ConsentProvider({ store, children }: { store: ConsentStore; children: ReactNode }) {
  return <ConsentContext value={store}>{children}</ConsentContext>
}

/** The visitor's choice and the actions on it. Throws outside of `<ConsentProvider>`. */
export function useConsent(): ConsentState & ConsentStore {
  const store = use(ConsentContext)
  if (!store) throw new Error('useConsent() outside <ConsentProvider>')
  return { ...store, ...useSyncExternalStore(store.subscribe, store.get, onServer) }
}

/** Unknown until hydration. */
const onServer = () => unknownState
