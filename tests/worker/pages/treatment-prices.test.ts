import { expect, test } from 'vitest'
import { treatments } from '../../../src/content/treatments.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { treatmentHref } from '../../../src/features/treatments/treatment-card-data.server.ts'
import { href } from '../../../src/routes.ts'
import { sharedSite } from '../../support/site/shared.ts'

const site = await sharedSite('production')
const shown = priceSnapshot.items.filter(({ hidden }) => !hidden)
/** Treatments with rows that no other one shares. */
const own = treatments
  .map(({ key }) => ({ key, rows: shown.filter(({ treatments }) => String(treatments) === key) }))
  .filter(({ rows }) => rows.length > 0)

test('there are such treatments', () => {
  expect(own.length).toBeGreaterThan(0)
})

test.each(own)(
  'the prices of $key are of the list with most of its rows, not of an X-ray before it',
  async ({ key, rows }) => {
    const html = await (await site.fetch(treatmentHref('ro', key))).text()
    const section = html.slice(html.indexOf('id="preturi"'))
    const [, linked = ''] = /<ul class="treatment-price-links"><li><a href="([^"]+)"/.exec(section) ?? []
    const inList = (slug: string) => rows.filter(({ category }) => category === slug).length
    const most = Math.max(...rows.map(({ category }) => inList(category)))
    const lists = priceSnapshot.categories.filter(({ slug }) => inList(slug) === most)
    expect(lists.map(({ slug }) => href('priceCategory', 'ro', { slug }))).toContain(linked)
  },
)
