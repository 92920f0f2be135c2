import { treatments } from '../../../content/treatments.ts'
import { readDraft } from '../../../features/admin/drafts/price-store.server.ts'
import { Address } from '../../../http/address.ts'
import { categoryAddress } from '../../../pages/admin/prices/category/address.server.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import { href, type RouteId } from '../../../routes.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'

type EditedPage = Pick<AdminSession, 'database' | 'locale'> & { slug: string }

/** Where the content of a public page is edited: its rows, or its subject. */
const editors: Partial<Record<RouteId, (page: EditedPage) => string | Promise<string>>> = {
  implantOffer: ({ locale }) => href('admin/offers', locale),
  news: ({ locale }) => href('admin/news', locale),
  article: ({ locale, slug }) => href('admin/news/article', locale, { slug }),
  team: ({ locale }) => href('admin/team', locale),
  member: ({ locale, slug }) => href('admin/team/member', locale, { slug }),
  outcomes: ({ locale, slug }) => href('admin/outcomes/item', locale, { slug }),
  stories: ({ locale }) => href('admin/stories', locale),
  prices: ({ locale }) => href('admin/prices', locale),
  totals: ({ locale }) => href('admin/prices', locale),
  total: ({ locale }) => href('admin/prices', locale),
  priceCategory: categoryEditor,
  treatment: quotedRows,
}

export function isEditable(id: RouteId): boolean {
  return id in editors
}

export async function editPage(c: AdminContext, { database, locale }: AdminSession): Promise<Response> {
  const { match } = new Address(pageBefore(c) ?? '/', '').resolved
  const editor = match && editors[match.id]
  if (!editor) return seeOther(href('admin/today', locale))
  return seeOther(await editor({ database, locale, slug: match.params.slug }))
}

/** The page that is left; what the link says is older once somebody has gone on without loading a document. */
function pageBefore(c: AdminContext): string | null {
  const { origin } = new URL(c.req.url)
  const referer = URL.parse(c.req.header('referer') ?? '')
  const before = referer !== null && referer.origin === origin ? referer.pathname : null
  if (before !== null && isEditable(new Address(before, '').resolved.match?.id ?? 'notFound')) return before
  const page = c.req.query('page')
  return page?.startsWith('/') ? page : null
}

async function categoryEditor({ database, locale, slug }: EditedPage): Promise<string> {
  const { content } = await readDraft(database)
  const isThere = content.categories.some((category) => category.slug === slug)
  return isThere ? href('admin/prices/category', locale, { slug }) : href('admin/prices', locale)
}

/** The rows that a treatment quotes, open beside the list of the category that has most of them. */
async function quotedRows({ database, locale, slug }: EditedPage): Promise<string> {
  const { content } = await readDraft(database)
  const key = treatments.find((treatment) => treatment.slug === slug)?.key
  const quoted = content.items.filter((item) => key !== undefined && item.treatments.includes(key))
  const byCategory = Map.groupBy(quoted, ({ category }) => category)
  const [most] = [...byCategory].sort(([, a], [, b]) => b.length - a.length)
  if (most === undefined) return href('admin/prices', locale)
  const [category, rows] = most
  const keys = rows.map(({ id }) => id)
  return categoryAddress(category, locale, keys, null)
}
