import { seeOther } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'
import type { categoryPageProps } from './category-page.ts'
import { type ListPage, listPageQuery } from './category-rows.ts'
import { openedQuery } from './opened-rows.ts'

/** An admin editing one category of the draft. */
export type CategorySession = AdminSession & {
  slug: string
  /** What of it is open beside the list: rows by their keys, and the category's own fields. */
  opened: readonly string[]
  page: ListPage
}

export type AnswerCategory = (
  c: AdminContext,
  session: CategorySession,
  shown: Omit<Parameters<typeof categoryPageProps>[2], 'undo' | 'redo' | 'opened' | 'page' | 'pending'>,
  status: PageStatus,
) => Promise<Response>

/** `place`: the element of the page that takes the focus. */
export function backToCategory(
  { locale, slug, opened, page }: Pick<CategorySession, 'locale' | 'slug' | 'opened' | 'page'>,
  state: string,
  place: string | null = null,
): Response {
  const query = new URLSearchParams([...openedQuery(opened), ...listPageQuery(page), ['stare', state]])
  const fragment = place === null ? '' : `#${place}`
  return seeOther(`${href('admin/category', locale, { slug })}?${query}${fragment}`)
}
