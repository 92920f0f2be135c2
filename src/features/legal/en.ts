import type { PolicyPageWords } from './ro.ts'

export const words = {
  updated: 'Updated on {date}',
  contents: 'Contents',
  storedItems: {
    caption: 'What the site may store on a device',
    name: 'Name',
    storage: 'Place',
    category: 'Category',
    lifetime: 'Lifetime',
    purpose: 'Purpose',
    staff: 'staff only',
    storages: {
      localStorage: 'local storage',
      cookie: 'cookie',
      cache: 'copies of pages',
      sessionStorage: 'session storage',
    },
  },
} satisfies PolicyPageWords
