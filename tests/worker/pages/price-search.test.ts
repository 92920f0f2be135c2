import { expect, test } from 'vitest'
import { clinic } from '../../../src/content/clinic.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { joinLocale, locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { decodeHtml, visibleText } from '../../support/pages/html.ts'
import { plainRow } from '../../support/samples/examples.ts'
import { sharedSite } from '../../support/site/shared.ts'

const site = await sharedSite('production')
const read = async (path: string) => (await site.fetch(path)).text()
const rowsIn = (html: string) =>
  [...html.matchAll(/<li id="([^"]+)" class="price-row"( hidden="")?>/g)].map(([, id = '', hidden]) => ({
    id,
    isShown: hidden === undefined,
  }))
const titleOf = (id: string, locale: 'ro' | 'en') =>
  priceSnapshot.items.find((item) => item.id === id)?.title[locale] ?? ''
const withoutDiacritics = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

test.each(locales)(
  'without scripts a search in %s shows its rows and how many they are, in open categories',
  async (locale) => {
    const words = withoutDiacritics(titleOf(plainRow, locale))
    const html = await read(`${href('prices', locale)}?q=${encodeURIComponent(words)}`)
    const rows = rowsIn(html)
    const shown = rows.filter(({ isShown }) => isShown)
    expect(shown.map(({ id }) => id)).toContain(plainRow)
    expect(shown.length).toBeLessThan(rows.length)
    const [, said = ''] = /<search[^>]*>(.*?)<\/search>/s.exec(html) ?? []
    expect(visibleText(`<body>${said}`)).toMatch(new RegExp(`(^|\\D)${shown.length}\\D`))
    // Typed words are in the field, and the category of what was found is open.
    expect(decodeHtml(said)).toContain(`value="${words}"`)
    const before = html.slice(0, html.indexOf(`<li id="${plainRow}" class="price-row"`))
    expect(before.slice(before.lastIndexOf('<details class="folded"'))).toMatch(/^<details[^>]* open=""/)
  },
)

test.each(locales)(
  'a search in %s that finds nothing says what to do, above the whole list',
  async (locale) => {
    const html = await read(`${href('prices', locale)}?q=xyzxyz`)
    expect(rowsIn(html).every(({ isShown }) => isShown)).toBe(true)
    const [, said = ''] = /<search[^>]*>(.*?)<\/search>/s.exec(html) ?? []
    expect(said).toContain(`href="tel:${clinic.phone}"`)
    expect(decodeHtml(said)).toContain(`href="${joinLocale(locale, '/tratamente')}?q=xyzxyz"`)
  },
)

test.each(locales)(
  'the list in %s is folded by category, each with the span of its prices, and keeps an estimate through a search',
  async (locale) => {
    const html = await read(href('prices', locale))
    const rows = rowsIn(html)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ isShown }) => isShown)).toBe(true)
    const folded = html.match(/<details class="folded"[^>]*><summary.*?<\/summary>/gs) ?? []
    expect(folded.length).toBeGreaterThan(0)
    for (const each of folded) {
      expect(each).not.toContain('open=""')
      expect(visibleText(`<body>${each}`)).toMatch(/\d\slei|gratuit|free/)
    }
    const ticked = await read(`${href('prices', locale)}?rand=${plainRow}.2`)
    const [, form = ''] = /<form class="search-form"(.*?)<\/form>/s.exec(ticked) ?? []
    expect(form).toContain(`name="rand" value="${plainRow}.2"`)
  },
)
