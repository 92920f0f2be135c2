import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articles } from '../../../src/content/news.ts'
import { renderMarkdown } from '../../../src/features/news/markdown.server.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { entryExists } from '../../../src/features/redirects/collections.ts'
import { defaultLocale, locales, speaks, splitLocale } from '../../../src/locale.ts'
import { isSwitchedOff, matchRoute, routes } from '../../../src/routes.ts'
import { testOf } from '../../support/module-test.ts'

const slugs = new Set(articles.map(({ slug }) => slug))
const exists = entryExists({ prices: () => priceSnapshot, news: () => ({}) })

/** What is wrong with an address that an article of the build links to, in words for its author; null if nothing is. */
function problemOf(address: string): string | null {
  const pathname = /^(\/[^/?#][^?#]*|\/)(?:[?#]|$)/.exec(address)?.[1]
  if (pathname === undefined || existsSync(`public${pathname}`)) return null
  const { path } = splitLocale(pathname)
  // A link to a part that is off is shown as its words.
  if (isSwitchedOff(path)) return null
  const match = matchRoute(path)
  if (match === null) return 'there is no page at this address'
  const route = routes[match.id]
  if (!('collection' in route)) return null
  const { slug } = match.params
  const isThere =
    route.collection === 'articles' ? slugs.has(slug) : exists(route.collection, slug, defaultLocale)
  return isThere
    ? null
    : 'no such slug: it was renamed or taken out; write the new address, or the words alone'
}

testOf('news').each(locales)(
  'every link of an article in %s leads to a page that the clinic has',
  (locale) => {
    const wrong = articles.flatMap((article) => {
      const found: string[] = []
      const collect = (address: string) => {
        const problem = problemOf(address)
        if (problem !== null)
          found.push(`src/content/news/${article.slug}.ts, ${locale}: ${address} – ${problem}`)
        return address
      }
      renderMarkdown(article[locale]?.body ?? '', collect)
      return found
    })
    expect(wrong.join('\n')).toBe('')
  },
)

test('an address of a treatment that is not offered, or of no page, is noticed', () => {
  expect(problemOf('/tratamente/nu-mai-este')).toContain('renamed or taken out')
  if (speaks('en')) expect(problemOf('/en/tratamente/nu-mai-este#pret')).toContain('renamed or taken out')
  expect(problemOf('/nu-exista')).toContain('no page')
  expect(problemOf('/contact?rand=a')).toBeNull()
  expect(problemOf('https://x.example/tratamente/a')).toBeNull()
})
