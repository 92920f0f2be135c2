import { expect, test } from 'vitest'
import { childVisit } from '../../../src/content/child-visit.ts'
import { modules } from '../../../src/content/clinic.ts'
import { articles } from '../../../src/content/news.ts'
import { isOffered } from '../../../src/content/offered-treatments.ts'
import { treatmentHref } from '../../../src/features/treatments/treatment-card-data.server.ts'
import { locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { testOf } from '../../support/module-test.ts'
import { dentist } from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'

const site = await sharedSite('production')
const read = async (path: string) => (await site.fetch(path)).text()
const partOf = (html: string, id: string) =>
  html.slice(html.indexOf(`id="${id}"`)).split('</section>')[0] ?? ''

testOf('news').each(locales)(
  'an article in %s links its treatments, and each of them the article',
  async (locale) => {
    const written = articles.filter((article) => article[locale] !== null)
    const linked = written.flatMap(({ slug, treatments }) =>
      treatments.filter(isOffered).map((key) => ({ slug, key })),
    )
    const about = Map.groupBy(linked, ({ key }) => key)
    for (const [key, found] of about) {
      const page = treatmentHref(locale, key)
      const told = partOf(await read(page), 'articole')
      const links = found.map(({ slug }) => href('article', locale, { slug }))
      const shown = links.filter((link) => told.includes(`href="${link}"`))
      expect([page, shown.length]).toEqual([page, Math.min(3, links.length)])
      for (const link of shown) expect(await read(link)).toContain(`href="${page}"`)
    }
    expect(about.size).toBeGreaterThan(0)
  },
)

testOf('news').each(locales)(
  'the list of treatments in %s leads parents to what a first visit is like, where children are treated',
  async (locale) => {
    const article = articles.find(({ slug }) => slug === childVisit.article)
    const link = `href="${href('article', locale, { slug: childVisit.article ?? '' })}"`
    const isTold = isOffered(childVisit.treatment) && (article?.[locale] ?? null) !== null
    expect((await read(href('treatments', locale))).includes(link)).toBe(isTold)
  },
)

test.each(locales)('who types the name of a dentist in %s is led to their page', async (locale) => {
  const family = dentist.name.split(' ').at(-1) ?? ''
  const typed = family.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const page = href('member', locale, { slug: dentist.id })
  const list = href('treatments', locale)
  const answer = async (query: string) =>
    /<div class="treatments-answer".*?<\/div>/s.exec(
      await read(`${list}?q=${encodeURIComponent(query)}`),
    )?.[0]
  expect(await answer(typed)).toContain(`href="${page}"`)
  expect(await answer(dentist.name)).toContain(`href="${page}"`)
  expect(await answer('xyzxyz')).not.toContain(`href="${page}"`)
  // What the browser asks for, to search by itself.
  const words = await (await site.fetch(`/api/search-words/${locale}`)).text()
  expect(words).toContain(page)
})

test.runIf(modules.videos && modules.stories)(
  'where a treatment has a film, all films are a link away',
  async () => {
    const { films, filmsHref } = await import('../../../src/features/stories/films.ts')
    for (const { treatment } of films.filter(({ treatment }) => isOffered(treatment)))
      expect(partOf(await read(treatmentHref('ro', treatment)), 'povesti')).toContain(
        `href="${filmsHref('ro')}"`,
      )
  },
)
