import { expect, test } from 'vitest'
import { startSite } from '../support/site.ts'

test('developers see every component and picture in one place', async () => {
  const site = await startSite({ mode: 'development' })
  const answer = await site.fetch('/_design')
  const html = await answer.text()
  await site.close()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  for (const part of ['class="button"', 'class="price-lines"', 'class="person-card"', '#icon_phone', '#hero'])
    expect(html).toContain(part)
})

test('visitors do not', async () => {
  const site = await startSite()
  const answer = await site.fetch('/_design')
  await site.close()
  expect(answer.status).toBe(404)
})
