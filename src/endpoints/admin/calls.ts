import type { AdminPageId } from '../../features/admin/subjects/published-subject.ts'

type Call = { method: 'GET' | 'POST'; path: string; page: AdminPageId; name: string }

/** What scripts of admin pages ask for, and files to download: the page that answers each, and its name among the `calls` there. */
export const calls: readonly Call[] = [
  { method: 'GET', path: '/api/admin/prices.csv', page: 'admin/prices', name: 'file' },
  { method: 'POST', path: '/api/admin/prices/:slug', page: 'admin/prices/category', name: 'autosave' },
  { method: 'POST', path: '/api/admin/article', page: 'admin/news', name: 'text' },
  { method: 'POST', path: '/api/admin/article/picture', page: 'admin/news', name: 'picture' },
  { method: 'GET', path: '/api/admin/preview', page: 'admin/preview', name: 'prices' },
  { method: 'GET', path: '/api/admin/requests.csv', page: 'admin/requests', name: 'file' },
  { method: 'GET', path: '/api/admin/subscribers.csv', page: 'admin/subscribers', name: 'file' },
  { method: 'POST', path: '/api/admin/newsletter', page: 'admin/newsletter', name: 'autosave' },
  { method: 'POST', path: '/api/admin/export.json', page: 'admin/audit', name: 'export' },
]

/** Shown in a frame, hence below the page and in its language. */
export const letterPreview = { path: '/admin/newsletter/preview', page: 'admin/newsletter' } as const
