import { afterAll, beforeAll, expect, test } from 'vitest'
import { inEnglishIfSpoken, offerRow } from '../../support/samples/examples.ts'
import { type Site, startSite } from '../../support/site/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const noncesOf = (html: string) => [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce)

test('every answer carries a nonce of its own, in its policy and in all its scripts and styles', async () => {
  const seen = new Set<string>()
  for (let visit = 0; visit < 4; visit++) {
    const answer = await site.fetch('/tratamente')
    const html = await answer.text()
    const nonces = new Set(noncesOf(html))
    expect(nonces.size).toBe(1)
    const [nonce = ''] = nonces
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    seen.add(nonce)
  }
  expect(seen.size).toBe(4)
})

test('a kept page is the page that was made, but for the nonce', async () => {
  const blank = async () =>
    (await (await site.fetch(inEnglishIfSpoken('/echipa'))).text()).replaceAll(/nonce="[^"]+"/g, 'nonce=""')
  const made = await blank()
  expect(await blank()).toBe(made)
  expect(await blank()).toBe(made)
})

test('a visitor who has the page already is told so, and keeps the policy that page came with', async () => {
  const first = await site.fetch('/echipa')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[0-9a-f]{16}"$/)
  const again = await site.fetch('/echipa', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.has('content-security-policy')).toBe(false)
  expect(again.headers.get('x-content-type-options')).toBe('nosniff')
  const other = await site.fetch('/echipa', { headers: { 'if-none-match': 'W/"0000000000000000"' } })
  expect(other.status).toBe(200)
})

test('the not-found page that is kept holds nothing of what the visitor before asked for', async () => {
  const first = await site.fetch(`/preturi/categorie-veche?rand=${offerRow}.2`)
  const next = await site.fetch('/alt-nimic')
  for (const answer of [first, next]) {
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(offerRow)
  }
})

test('campaign parameters show the same kept page, a filter shows its own', async () => {
  const etag = async (path: string) => (await site.fetch(path)).headers.get('etag')
  expect(await etag('/echipa?utm_source=x')).toBe(await etag('/echipa'))
  expect(await etag('/echipa?filtru=chirurgie')).not.toBe(await etag('/echipa'))
})

test('browsers may keep a page but ask before they show it again', async () => {
  const answer = await site.fetch('/')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(answer.headers.get('vary')).toBeNull()
})
