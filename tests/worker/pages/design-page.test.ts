import { expect, test } from 'vitest'
import { homeDrawing } from '../../../src/content/clinic.ts'
import { sharedSite } from '../../support/site/shared.ts'

test('developers see every component and picture in one place', async () => {
  const site = await sharedSite('development')
  const answer = await site.fetch('/_design')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  for (const part of [
    'class="button"',
    'class="price-lines"',
    'class="card member-card"',
    '#icon_phone',
    `#${homeDrawing}`,
  ])
    expect(html).toContain(part)
})

test('visitors do not', async () => {
  const site = await sharedSite('production')
  const answer = await site.fetch('/_design')
  expect(answer.status).toBe(404)
})
