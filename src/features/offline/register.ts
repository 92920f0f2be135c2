import { trustedScript } from '../../ui/trusted-types.ts'
import { offline } from './offline-config.ts'

let allowed = false

/**
 * Stores pages for reading offline while the visitor allows functional storage: nothing before a choice, nothing
 * after a withdrawal.
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
  await deleteCopies()
  // The worker lives on with its pages and may have been about to keep something.
  await navigator.locks.request(offline.lock, deleteCopies)
}

async function deleteCopies(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(offline.cachePrefix)) await caches.delete(name)
}

/** A client navigation loads no document: the worker fetches one to store. */
async function tellWhatIsRead(): Promise<void> {
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!allowed || !page) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(new URL(page.href).pathname)
}
