import type { AdminPageId } from '../../features/admin/subjects/published-subject.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { accountEndpoint } from './accounts/account.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'
import { previewEndpoint } from './preview/preview.ts'

export type AdminHandler = (c: AdminContext, session: AdminSession) => Promise<Response>

/** What shows a page, and what receives its forms. */
export type AdminPageHandlers = { show: AdminHandler; receive?: AdminHandler }

/** What answers pages that have no actions of their own yet; the others are found by their folder. */
export function adminPages(services: AdminServices, limiter: RateLimiter) {
  return {
    'admin/preview': previewEndpoint(services),
    'admin/account': accountEndpoint(services, limiter),
  } satisfies Partial<Record<AdminPageId, AdminPageHandlers>>
}
