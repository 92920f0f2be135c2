import type { DraftFlash } from '../../../../features/admin/frame/flashes.ts'
import type { Locale } from '../../../../locale.ts'
import { href } from '../../../../routes.ts'
import type { AdminRequest } from '../../../admin-page.ts'
import { done } from '../../../outcome.ts'
import type { PriceFlash } from '../flashes.ts'

/** A part of a category's list, counted from 1; null is the one with what is open. */
export type ListPage = number | null

/** What the address of a category says beside its name: what is open beside the list, and which part of the list it shows. */
export type Opened = { opened: readonly string[]; page: ListPage }

export function openedBy({ query }: Pick<AdminRequest, 'query'>): Opened {
  const page = query.get('page') ?? ''
  return { opened: openedIn(query.getAll('row')), page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : null }
}

/** Keys as rows have them; an address may say anything. */
export function openedIn(keys: readonly string[]): string[] {
  return [...new Set(keys)].filter((key) => /^_?[a-z0-9-]{1,80}$/.test(key)).slice(0, 200)
}

export function categoryAddress(
  slug: string,
  locale: Locale,
  opened: readonly string[],
  page: ListPage,
): string {
  const query = new URLSearchParams([
    ...opened.map((key) => ['row', key]),
    ...(page === null || page === 1 ? [] : [['page', String(page)]]),
  ])
  const address = href('admin/prices/category', locale, { slug })
  return query.size === 0 ? address : `${address}?${query}`
}

/** To the category, with what was open beside it. `focus`: the id of what takes the focus there. */
export function backToCategory<Name extends PriceFlash | DraftFlash>(
  { slug, locale, query }: Pick<AdminRequest, 'slug' | 'locale' | 'query'>,
  flash: Name,
  { page, focus }: { page?: number; focus?: string } = {},
) {
  const opened = openedBy({ query })
  const at = categoryAddress(slug, locale, opened.opened, page ?? opened.page)
  return done(flash, { at, ...(focus !== undefined && { focus }) })
}
