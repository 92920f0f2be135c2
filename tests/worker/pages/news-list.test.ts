import { afterAll, beforeAll, expect } from 'vitest'
import { articlesPerPage } from '../../../src/features/news/paging.ts'
import { locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { eventually } from '../../support/eventually.ts'
import { testOf } from '../../support/module-test.ts'
import { dentist } from '../../support/samples/examples.ts'
import { type Site, startSite } from '../../support/site/site.ts'

const added = 5 * articlesPerPage

let site: Site
beforeAll(async () => {
  site = await startSite({ database: true })
  const words = `jsonb_build_object('title', 'Articolul numărul ' || n, 'body', repeat('Un text destul de lung. ', 20),
    'description', repeat('O descriere destul de lungă pentru a fi primită. ', 2), 'keywords', '["unu", "doi", "trei"]'::jsonb)`
  await site.db?.sql.exec(`
    insert into public.news_articles (slug, category, published_on, updated_on, reviewed_by, texts, published)
    select 'articolul-' || n, 'clinica', '2025-01-01', '2025-01-01', '${dentist.id}', 
      jsonb_build_object('ro', ${words}, 'en', ${words}), true
    from generate_series(1, ${added}) n`)
})
afterAll(() => site.close())

testOf('news').each(locales)(
  'no article is more than two steps from the list of news, in %s',
  async (locale) => {
    const list = href('news', locale)
    const read = async (address: string) => (await site.fetch(address)).text()
    const linked = (html: string) =>
      Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, to = '']) => to.replaceAll('&amp;', '&'))
    const isPage = (address: string) => address === list || address.startsWith(`${list}?pagina=`)
    // Live data can come after the first answer.
    await eventually(async () => linked(await read(list)).filter(isPage).length > 3)

    const pages = new Set(linked(await read(list)).filter(isPage))
    const articles = new Set<string>()
    for (const page of pages) {
      const html = await read(page)
      expect(html.match(/aria-current="page"[^>]*>\d/g), page).toHaveLength(1)
      for (const address of linked(html)) if (address.startsWith(`${list}/articolul-`)) articles.add(address)
    }
    expect(articles.size).toBe(added)
  },
)
