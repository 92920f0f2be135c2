import { describe, expect, test } from 'vitest'
import { contentTables, rowOf, text } from '../support/database/content-tables.ts'

const { service, refusedByAll } = contentTables()

describe('a row that makes no sense is refused, whoever sends it', () => {
  test.each<[string, object]>([
    ['a negative amount', { amount_min: -1 }],
    ['an absurd amount', { amount_min: 100_000_001 }],
    ['half a bani', { amount_min: 10.5 }],
    ['a range without an end', { kind: 'range' }],
    ['a range downwards', { kind: 'range', amount_max: 9000 }],
    ['an end without a range', { amount_max: 20000 }],
    ['another unit', { unit: 'kilo' }],
    ['no unit', { unit: null }],
    ['another kind', { kind: 'gratis' }],
    ['another VAT state', { vat: 'maybe' }],
    ['an id that is no slug', { id: 'Un Rând' }],
    ['an empty title', { title: { ro: '', en: 'New row' } }],
    ['a title that is too long', { title: { ro: 'Rând nou', en: 'x'.repeat(111) } }],
    ['letters with a cedilla', { title: { ro: 'Faţete', en: 'Veneers' } }],
    ['a title in no language', { title: {} }],
    ['a title that is one line', { title: 'Rând nou' }],
    ['a title in what is no language', { title: { ro: 'Rând nou', English: 'New row' } }],
    ['a title without English, which its lists have', { title: { ro: 'Rând nou' } }],
    ['a title that is a number', { title: { ro: 'Rând nou', en: 12 } }],
    ['a category that is not there', { category: 'nimic' }],
    ['lists of different length', { included: { ro: ['Anestezie'], en: [] } }],
    ['a list with nothing in it', { included: { ro: [null], en: ['x'] } }],
    ['too much in a list', { included: { ro: ['x'.repeat(9000)], en: ['x'] } }],
    ['a list that is a line', { included: { ro: 'Anestezie', en: 'Anaesthesia' } }],
    ['lists that lack a language', { included: { ro: [] } }],
    ['seven lines', { included: { ro: Array(7).fill('xx'), en: Array(7).fill('xx') } }],
    ['treatments that are no keys', { treatments: ['Implant, dentar'] }],
    ['a date that is none', { valid_from: '2026-02-30' }],
    ['a date out of time', { valid_from: '1026-02-01' }],
  ])('a price with %s', async (_, values) => {
    expect(await refusedByAll('price_items', { ...rowOf.price_items, ...values })).toMatch(
      /^(2350[23]|23514|22\w+)$/,
    )
  })

  test.each<[string, object]>([
    ['no text at all', { texts: null }],
    ['a text that is a list', { texts: { ro: [] } }],
    ['a text in no language', { texts: {} }],
    ['texts that are a list', { texts: [] }],
    ['texts that are one text', { texts: text() }],
    ['a text in one language, and none in another', { texts: { ro: text(), en: null } }],
    ['a text without a body', { texts: { ro: { ...text(), body: undefined } } }],
    ['a text with something else in it', { texts: { ro: { ...text(), html: '<b>' } } }],
    ['a title that is a number', { texts: { ro: { ...text(), title: 123_456_789_012_345 } } }],
    ['a body that is too long', { texts: { ro: { ...text(), body: 'x'.repeat(20_001) } } }],
    ['keywords that are no texts', { texts: { ro: { ...text(), keywords: ['a', 'b', 3] } } }],
    ['keywords that are none', { texts: { ro: { ...text(), keywords: 'a, b, c' } } }],
    ['letters with a cedilla', { texts: { ro: { ...text(), title: 'Dinţii şi gingiile lor' } } }],
    ['an update before its publication', { updated_on: '2026-10-31' }],
    ['another category', { category: 'altele' }],
    ['a slug that is a path', { slug: '../contact' }],
    ['five treatments', { treatments: ['a', 'b', 'c', 'd', 'e'] }],
  ])('an article with %s', async (_, values) => {
    expect(await refusedByAll('news_articles', { ...rowOf.news_articles, ...values })).toMatch(
      /^(23502|23514)$/,
    )
  })

  test.each<[string, object]>([
    ['another site as its target', { to_path: 'https://example.com/' }],
    ['another site in disguise', { to_path: '//example.com' }],
    ['a backslash', { to_path: '/\\example.com' }],
    ['a query in its target', { to_path: '/contact?x=1' }],
    ['a header in its target', { to_path: '/contact\r\nset-cookie: a=b' }],
    ['the admin pages as its target', { to_path: '/admin/prices' }],
    ['itself as its target', { from_path: '/contact' }],
    ['a source without a slash', { from_path: 'vechi' }],
    ['the home page as its source', { from_path: '/' }],
    ['a slash at the end of its source', { from_path: '/vechi/' }],
    ['doubled slashes', { from_path: '/ve//chi' }],
    ['upper case', { from_path: '/Vechi' }],
    ['upper case with diacritics', { from_path: '/Șters' }],
    ['a query without a parameter', { from_path: '/vechi?' }],
    ['a fragment in its source', { from_path: '/vechi#id' }],
    ['dots that climb', { from_path: '/a/../b' }],
    ['the language of all addresses', { from_path: '/ro/vechi' }],
    ['our own files as its source', { from_path: '/assets/x.js' }],
    ['the API as its source', { from_path: '/api/contact' }],
  ])('a redirect with %s', async (_, values) => {
    expect(await refusedByAll('redirects', { ...rowOf.redirects, ...values })).toMatch(/^23514$/)
  })

  test('but old addresses with diacritics, dots and underscores are fine', async () => {
    for (const from_path of ['/preţuri', '/fațete_dentare', '/pagina.php', '/a/b/c.html', '/2019/05/x'])
      expect(
        (
          await service()
            .from('redirects')
            .insert({ ...rowOf.redirects, from_path })
        ).error,
      ).toBeNull()
  })
})
