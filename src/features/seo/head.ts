import type { PageMeta } from '../../content/schema.ts'
import { withoutJoiners } from '../../format/typeset.ts'
import { defaultLocale, joinLocale, type Locale, locales } from '../../locale.ts'
import type { Head } from '../../page-frame.ts'

type Place = {
  origin: string
  locale: Locale
  /** The one that all languages share; null for a page without an address of its own. */
  path: string | null
  /** The part of the query that makes a page of its own: `?pagina=2`, or nothing. */
  search?: string | undefined
  /** Whether search engines may list it. */
  index: boolean
  /** The languages that it is written in. */
  written?: readonly Locale[] | undefined
}

export function createHead(
  meta: PageMeta,
  { origin, locale, path, search = '', index, written = locales }: Place,
): Head {
  const texts = { ...meta, title: withoutJoiners(meta.title), description: withoutJoiners(meta.description) }
  if (path === null || !index) return { ...texts, canonical: null, alternates: [], index }
  const address = (language: Locale) => origin + joinLocale(language, path) + search
  return {
    ...texts,
    canonical: address(locale),
    alternates: [
      ...written.map((hreflang) => ({ hreflang, href: address(hreflang) })),
      { hreflang: 'x-default', href: address(written.includes(defaultLocale) ? defaultLocale : locale) },
    ],
    index,
  }
}
