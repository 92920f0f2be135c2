import type { PageMeta } from '../../content/schema.ts'
import { withoutJoiners } from '../../format/typeset.ts'
import { defaultLocale, joinLocale, type Locale, locales } from '../../locale.ts'
import type { Head } from '../../page-frame.ts'

/** `path` is the shared path, or null for a page without an address of its own; `written` its languages. */
export function createHead(
  meta: PageMeta,
  origin: string,
  locale: Locale,
  path: string | null,
  index: boolean,
  written: readonly Locale[] = locales,
): Head {
  const told = { ...meta, title: withoutJoiners(meta.title), description: withoutJoiners(meta.description) }
  if (path === null || !index) return { ...told, canonical: null, alternates: [], index }
  const address = (language: Locale) => origin + joinLocale(language, path)
  return {
    ...told,
    canonical: address(locale),
    alternates: [
      ...written.map((hreflang) => ({ hreflang, href: address(hreflang) })),
      { hreflang: 'x-default', href: address(written.includes(defaultLocale) ? defaultLocale : locale) },
    ],
    index,
  }
}
