import { trustedScript } from '../../ui/trusted-types.ts'
import { offline } from './settings.ts'

let allowed = false

/**
 * Keeps pages for reading without a connection while the visitor allows functional storage, and not a moment longer:
 * before a choice there is nothing, after a withdrawal nothing is left.
 */
export function keepOffline(functional: boolean): void {
  if (!('serviceWorker' in navigator)) return
  allowed = functional && offline.enabled
  const work = allowed ? start() : stop()
  work.catch((error: unknown) => console.warn('Offline copies', error))
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator
  const loadedByWorker = serviceWorker.controller !== null
  await serviceWorker.register(trustedScript(offline.script))
  addEventListener('siteview', tellWhatIsRead)
  if (!loadedByWorker) await tellWhatIsRead()
}

async function stop(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  for (const name of await caches.keys()) if (name.startsWith(offline.cachePrefix)) await caches.delete(name)
}

/** Pages that are swapped in place load no document: the worker fetches one to keep. */
async function tellWhatIsRead(): Promise<void> {
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!allowed || !page) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(new URL(page.href).pathname)
}
