import type { Account } from '../../features/admin/account/session.server.ts'
import type { AdminDatabase } from '../../features/admin/drafts/price-store.server.ts'
import type { Locale } from '../../locale.ts'
import { seeOther } from '../../rendering/answer-page.ts'
import type { PageStatus } from '../../rendering/load-payload.ts'
import { href } from '../../routes.ts'
import type { AdminContext } from './admin-context.ts'
import type { categoryPageProps } from './category-page.ts'

/** Somebody at work in one category of the draft. */
export type CategorySession = { account: Account; database: AdminDatabase; locale: Locale; slug: string }

export type AnswerCategory = (
  c: AdminContext,
  session: CategorySession,
  shown: Parameters<typeof categoryPageProps>[2],
  status: PageStatus,
) => Promise<Response>

export function backToCategory({ locale, slug }: CategorySession, state: string): Response {
  return seeOther(`${href('adminCategory', locale, { slug })}?stare=${state}`)
}
