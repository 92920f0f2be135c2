import { brand } from '../../content/clinic.ts'

export const storageKeys = {
  consent: `${brand}.consent`,
  anonId: `${brand}.anon-id`,
  outbox: `${brand}.consent-outbox`,
} as const

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** What the device did not take: it lasts as long as the page. */
const memory: Partial<Record<StorageKey, string>> = {}

/** The value under a key, or an empty text. */
export function read(key: StorageKey): string {
  try {
    return memory[key] ?? localStorage.getItem(key) ?? ''
  } catch {
    // Storage is blocked: the next page asks again, which is all that is lost.
    return ''
  }
}

/** Forgets what the device did not take. */
export function forget(key: StorageKey): void {
  delete memory[key]
}

/** An empty text removes. A value that cannot be kept leaves no older one behind: that would be a wrong answer. */
export function write(key: StorageKey, value: string): void {
  delete memory[key]
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    memory[key] = value
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing can be kept here, so nothing wrong is.
    }
  }
}
