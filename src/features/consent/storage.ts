import { brand } from '../../content/clinic.ts'

export const storageKeys = {
  consent: `${brand}.consent`,
  anonId: `${brand}.anon-id`,
  outbox: `${brand}.consent-outbox`,
} as const

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Values the device did not store: they last as long as the page. */
const memory: Partial<Record<StorageKey, string>> = {}

/** The value under a key, or an empty text. */
export function read(key: StorageKey): string {
  try {
    return memory[key] ?? localStorage.getItem(key) ?? ''
  } catch {
    // Storage is blocked: the next page asks again, nothing else is lost.
    return ''
  }
}

/** Forgets the value in memory. */
export function forget(key: StorageKey): void {
  delete memory[key]
}

/**
 * An empty text removes. If the new value cannot be stored, the old one is removed too: it would be a wrong answer.
 */
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
      // Storage is blocked, so it holds no old value either.
    }
  }
}
