import { expect, test } from 'vitest'
import { clinic, modules } from '../../../src/content/clinic.ts'
import { articles } from '../../../src/content/news.ts'
import { isOffered } from '../../../src/content/offered-treatments.ts'
import type { Member, Treatment } from '../../../src/content/schema.ts'
import { type MemberId, team } from '../../../src/content/team.ts'
import { loadTexts } from '../../../src/content/texts.ts'
import { treatments } from '../../../src/content/treatments.ts'
import { publishedNews } from '../../../src/features/news/snapshot.ts'
import { locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { decodeHtml, graphOf, visibleText } from '../../support/pages/html.ts'
import { dentist, hasNews, reviewedSlug, shownStories } from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'
import { some } from '../../support/some.ts'

const site = await sharedSite('production')
const html = async (path: string) => (await site.fetch(path)).text()
const people: readonly (Member & { id: MemberId })[] = team
const dentists = some(people.filter(({ kind }) => kind === 'doctor'))
const others = people.filter(({ kind, own_page }) => kind !== 'doctor' && !own_page)
const offered: readonly Treatment[] = treatments
const pageOf = (id: string, locale: (typeof locales)[number]) => href('member', locale, { slug: id })

test.each(locales)(
  'a dentist has a page in %s: what they do, for whom, what they check, and how to come',
  async (locale) => {
    const texts = await loadTexts(locale, 'teamTexts', 'treatmentTexts')
    for (const { id, register, treatments, since } of dentists) {
      const page = await html(pageOf(id, locale))
      const read = visibleText(page)
      const {
        nume,
        functie,
        for_whom = [],
        courses,
      }: (typeof texts.teamTexts)[MemberId] & { for_whom?: readonly string[] } = texts.teamTexts[id]
      const said = [
        nume,
        functie,
        ...for_whom,
        ...courses.map(({ text }) => text),
        register ?? '',
        String(since),
      ]
      for (const words of said) expect(read, id).toContain(visibleText(`<body>${words}`))
      for (const key of treatments.filter(isOffered))
        expect(page, id).toContain(texts.treatmentTexts[key].title)
      expect(page, id).toContain(`href="${href('contact', locale)}?medic=${id}"`)
      const checked = offered.filter(({ key, reviewed }) => isOffered(key) && reviewed.by === id)
      for (const { slug } of checked)
        expect(page, id).toContain(`href="${href('treatment', locale, { slug })}"`)
      const written = publishedNews(new Date()).filter(({ reviewed_by }) => reviewed_by === id)
      for (const article of modules.news ? written.slice(0, 6) : [])
        if (article[locale])
          expect(page, id).toContain(`href="${href('article', locale, { slug: article.slug })}"`)
      for (const story of shownStories.filter((each) => each.doctor === id))
        expect(page, id).toContain(`href="${href('stories', locale)}#${story.id}"`)
      // No part without words of its own.
      expect(page, id).not.toMatch(/<h[23][^>]*>\s*<\/h|<(?:ul|ol|dl|dd|dt)[^>]*><\//)
    }
  },
)

test('search engines read who it is, where they work and what they know', async () => {
  for (const { id, register, languages } of dentists) {
    const address = clinic.origin + pageOf(id, 'ro')
    const graph = graphOf(await html(pageOf(id, 'ro')))
    const person = graph.find((each) => each['@type'] === 'Person')
    expect(person).toMatchObject({
      '@id': `${address}#${id}`,
      url: address,
      worksFor: { '@id': `${clinic.origin}/#clinic` },
      knowsLanguage: languages,
      ...(register && { identifier: register }),
    })
    expect(graph.find((each) => each['@type'] === 'ProfilePage')).toMatchObject({
      mainEntity: { '@id': `${address}#${id}` },
    })
  }
})

test('who is named on a page is a link to theirs', async () => {
  const own = `href="${pageOf(dentist.id, 'ro')}"`
  expect(await html('/echipa')).toContain(own)
  // Who has checked the treatment, and who does it.
  expect((await html(`/tratamente/${reviewedSlug}`)).split(own).length).toBeGreaterThan(1)
  const story = shownStories.find((each) => each.doctor === dentist.id)
  if (story) expect(await html('/povesti-succes')).toContain(own)
  const article = articles.find(({ reviewed_by }) => dentists.some(({ id }) => id === reviewed_by))
  if (hasNews && article)
    expect(await html(`/noutati/${article.slug}`)).toContain(`href="${pageOf(article.reviewed_by, 'ro')}"`)
})

test.each(locales)(
  'whoever has no page in %s leads to the team, which says more of them itself',
  async (locale) => {
    const list = href('team', locale)
    for (const id of [...others.map((each) => each.id), 'nimeni']) {
      const answer = await site.fetch(`${pageOf(id, locale)}?utm_source=mail&x=1`)
      expect([
        id,
        answer.status,
        answer.headers.get('location'),
        answer.headers.get('cache-control'),
      ]).toEqual([id, 301, `${list}?utm_source=mail`, 'no-store'])
      // Who follows a link within the site comes to the same list: this is no data of a page.
      const data = await site.fetch(`/_data${pageOf(id, locale)}`)
      expect([data.status, data.headers.get('content-type')]).not.toContain('application/json')
      expect(data.status).toBe(404)
    }
    const { teamTexts } = await loadTexts(locale, 'teamTexts')
    const read = visibleText(decodeHtml(await html(list)))
    for (const { id } of others) expect(read).toContain(visibleText(`<body>${teamTexts[id].descriere}`))
  },
)
