import { seeOther } from '../../rendering/answer-page.ts'
import type { PageStatus } from '../../rendering/load-payload.ts'
import { href } from '../../routes.ts'
import type { AdminContext, AdminSession } from './admin-context.ts'
import type { categoryPageProps } from './category-page.ts'

/** An admin editing one category of the draft. */
export type CategorySession = AdminSession & { slug: string }

export type AnswerCategory = (
  c: AdminContext,
  session: CategorySession,
  shown: Omit<Parameters<typeof categoryPageProps>[2], 'undo'>,
  status: PageStatus,
) => Promise<Response>

export function backToCategory({ locale, slug }: CategorySession, state: string): Response {
  return seeOther(`${href('admin/category', locale, { slug })}?stare=${state}`)
}
