import { brand } from './clinic.ts'
import type { StoredItemText } from './schema.ts'
import type { OptionalCategory } from './vocabulary.ts'

type StoredItem = {
  /** What the texts call it. */
  id: string
  /** The name in the browser's storage; a final `*` stands for any ending. */
  name: string
  storage: 'localStorage' | 'cookie' | 'cache' | 'sessionStorage'
  category: 'essential' | OptionalCategory
  audience: 'visitor' | 'staff'
}

/**
 * Everything the site may store on a device: the table of the cookie policy, and what the tests compare a browser's
 * storage with.
 */
export const storedItems = [
  {
    id: 'choice',
    name: `${brand}.consent`,
    storage: 'localStorage',
    category: 'essential',
    audience: 'visitor',
  },
  {
    id: 'anonymousId',
    name: `${brand}.anon-id`,
    storage: 'localStorage',
    category: 'essential',
    audience: 'visitor',
  },
  {
    id: 'outbox',
    name: `${brand}.consent-outbox`,
    storage: 'localStorage',
    category: 'essential',
    audience: 'visitor',
  },
  {
    id: 'copies',
    name: `${brand}-*`,
    storage: 'cache',
    category: 'functional',
    audience: 'visitor',
  },
  {
    id: 'googleVisitor',
    name: '_ga',
    storage: 'cookie',
    category: 'analytics',
    audience: 'visitor',
  },
  {
    id: 'googleVisit',
    name: '_ga_*',
    storage: 'cookie',
    category: 'analytics',
    audience: 'visitor',
  },
  {
    id: 'googleAds',
    name: '_gcl_*',
    storage: 'cookie',
    category: 'marketing',
    audience: 'visitor',
  },
  {
    id: 'staffSession',
    name: '__Host-*',
    storage: 'cookie',
    category: 'essential',
    audience: 'staff',
  },
  {
    id: 'staffTyping',
    name: `${brand}.typed.*`,
    storage: 'localStorage',
    category: 'essential',
    audience: 'staff',
  },
  {
    id: 'staffSent',
    name: `${brand}.sent`,
    storage: 'sessionStorage',
    category: 'essential',
    audience: 'staff',
  },
] as const satisfies readonly StoredItem[]

export type StoredItemTexts = Record<(typeof storedItems)[number]['id'], StoredItemText>
