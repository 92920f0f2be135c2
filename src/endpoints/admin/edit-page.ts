import { treatments } from '../../content/treatments.ts'
import { readDraft } from '../../features/admin/drafts/price-store.server.ts'
import type { PriceItem } from '../../features/prices/schema.ts'
import { Address } from '../../http/address.ts'
import type { Locale } from '../../locale.ts'
import { seeOther } from '../../rendering/answer-page.ts'
import { href, type RouteId } from '../../routes.ts'
import type { AdminContext, AdminSession } from './admin-context.ts'
import { openedQuery } from './prices/opened-rows.ts'

/** The public pages that say what is published from the admin. */
const editable: ReadonlySet<RouteId> = new Set<RouteId>([
  'prices',
  'priceCategory',
  'treatment',
  'totals',
  'total',
  'implantOffer',
  'news',
  'article',
  'team',
  'stories',
])

export function isEditable(id: RouteId): boolean {
  return editable.has(id)
}

/** From a public page to the rows or the subject that it shows. */
export async function editPage(c: AdminContext, { database, locale }: AdminSession): Promise<Response> {
  const { match } = new Address(pageBefore(c) ?? '/', '').resolved
  switch (match?.id) {
    case 'implantOffer':
      return seeOther(href('admin/offers', locale))
    case 'news':
      return seeOther(href('admin/news', locale))
    case 'article':
      return seeOther(href('admin/article', locale, { slug: match.params.slug }))
    case 'team':
      return seeOther(href('admin/doctors', locale))
    case 'stories':
      return seeOther(href('admin/stories', locale))
    case 'prices':
    case 'totals':
    case 'total':
      return seeOther(href('admin/prices', locale))
    case 'priceCategory':
    case 'treatment': {
      const { content } = await readDraft(database)
      const slug = match.params.slug ?? ''
      if (match.id === 'treatment') return seeOther(quotedRows(content.items, slug, locale))
      const isThere = content.categories.some((category) => category.slug === slug)
      return seeOther(isThere ? href('admin/category', locale, { slug }) : href('admin/prices', locale))
    }
    default:
      return seeOther(href('admin/today', locale))
  }
}

/** The page that is left; what the link says is older once somebody has gone on without loading a document. */
function pageBefore(c: AdminContext): string | null {
  const { origin } = new URL(c.req.url)
  const referer = URL.parse(c.req.header('referer') ?? '')
  const before = referer !== null && referer.origin === origin ? referer.pathname : null
  if (before !== null && isEditable(new Address(before, '').resolved.match?.id ?? 'notFound')) return before
  const asked = c.req.query('pagina')
  return asked?.startsWith('/') ? asked : null
}

/** The rows that a treatment quotes, open beside the list of the category that has most of them. */
function quotedRows(items: readonly PriceItem[], slug: string, locale: Locale): string {
  const key = treatments.find((treatment) => treatment.slug === slug)?.key
  const quoted = items.filter((item) => key !== undefined && item.treatments.includes(key))
  const byCategory = Map.groupBy(quoted, ({ category }) => category)
  const [most] = [...byCategory].sort(([, a], [, b]) => b.length - a.length)
  if (most === undefined) return href('admin/prices', locale)
  const [category, rows] = most
  const query = new URLSearchParams(openedQuery(rows.map(({ id }) => id)))
  return `${href('admin/category', locale, { slug: category })}?${query}`
}
