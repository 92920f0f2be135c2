import { useSyncExternalStore } from 'react'

/** False on the server and while the browser takes over its markup, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer)
}

const never = () => () => {}
const inBrowser = () => true
const onServer = () => false
