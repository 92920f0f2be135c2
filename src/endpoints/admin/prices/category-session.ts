import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import { type AdminContext, type AdminSession, slugIn } from '../admin-context.ts'
import type { StateOf } from '../notices.ts'
import type { categoryPageProps } from './category-page.ts'
import { type ListPage, listPageQuery, readListPage } from './category-rows.ts'
import { openedIn, openedQuery } from './opened-rows.ts'
import { priceNotices } from './price-notices.ts'

/** An admin editing one category of the draft. */
export type CategorySession = AdminSession & {
  slug: string
  /** What of it is open beside the list: rows by their keys, and the category's own fields. */
  opened: readonly string[]
  page: ListPage
}

/** What the address of a category's page says beside its name. */
export function categorySession(c: AdminContext, session: AdminSession): CategorySession {
  return {
    ...session,
    slug: slugIn(c),
    opened: openedIn(c.req.queries('rand')),
    page: readListPage(c.req.query('pagina')),
  }
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
  state: StateOf<typeof priceNotices>,
  place?: string,
): Response {
  const query = new URLSearchParams([...openedQuery(opened), ...listPageQuery(page)])
  const address = href('admin/category', locale, { slug })
  return priceNotices.back(query.size === 0 ? address : `${address}?${query}`, state, place)
}
