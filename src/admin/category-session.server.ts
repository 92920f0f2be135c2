import type { Locale } from '../locale.ts'
import { href } from '../routes.ts'
import { seeOther } from '../server/answer-page.ts'
import type { PageStatus } from '../server/load-payload.ts'
import type { categoryPageProps } from './category-page.server.ts'
import type { AdminContext } from './guard.server.ts'
import type { AdminDatabase } from './price-store.server.ts'
import type { Account } from './session.server.ts'

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
