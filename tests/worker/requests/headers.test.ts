import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ledOn } from '../../support/samples/examples.ts'
import { sharedCrawl, sharedSite } from '../../support/site/shared.ts'
import { startSite } from '../../support/site/site.ts'
import { some } from '../../support/some.ts'

const site = await sharedSite('production')

const answers: readonly [name: string, path: string, init?: RequestInit][] = [
  ['a page', '/'],
  ['a kept page', '/'],
  ['the not-found page', '/nimic'],
  ['the sign-in page', '/admin/prices'],
  ['a redirect', ledOn.from],
  ['a refused method', '/contact', { method: 'DELETE' }],
  ['a malformed address', '/%ff'],
  ['the data of a page', '/_data/contact'],
  ['an icon', '/favicon.svg'],
  ['a refused report', '/api/client-errors', { method: 'POST', body: 'x' }],
  ['an unknown call', '/api/nimic', { method: 'POST', body: 'x' }],
]

test.each(answers)('%s carries the security headers', async (_, path, init) => {
  const { headers } = await site.fetch(path, init)
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test.each([
  ['the sign-in of the admin', '/admin/sign-in', 'same-origin'],
  ['a page of the admin', '/admin/prices', 'same-origin'],
  ['a public page, with nobody’s data in it', '/echipa', null],
  ['a redirect', ledOn.from, null],
])('%s is out of reach of whoever opened it where it holds data', async (_, path, policy) => {
  const { headers } = await site.fetch(path)
  expect(headers.get('cross-origin-opener-policy')).toBe(policy)
})

test('a page may run only scripts and styles that carry its nonce, and send forms only to us', async () => {
  const policy = (await site.fetch('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'/)
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]{24}'/)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("form-action 'self'")
})

test('scripts go through one policy where no script of others is let in; where Google’s is, the banner says so', async () => {
  expect((await site.fetch('/')).headers.get('content-security-policy')).toContain(
    "require-trusted-types-for 'script'; trusted-types site",
  )
  const tagged = await startSite({ vars: { GOOGLE_TAG_ID: 'G-ABC1234567' } })
  const answer = await tagged.fetch('/')
  const banner = /<section class="consent-banner".*?<\/section>/s
  expect((await answer.text()).match(banner)?.[0]).toContain('Google')
  expect((await (await site.fetch('/')).text()).match(banner)?.[0]).not.toContain('Google')
  await tagged.close()
  expect(answer.headers.get('content-security-policy')).not.toContain('trusted-types')
})

test('no page has an inline style attribute or handler, which the policy would refuse', async () => {
  const documents = (await sharedCrawl()).filter(({ html }) => html !== '')
  for (const { address, html } of some(documents))
    expect([address, html.match(/<[^>]+\s(style|on[a-z]+)=/g)]).toEqual([address, null])
})

test('hashed files may be kept for a year', async () => {
  const [script] = readdirSync('dist/production/client/assets').filter((name) => name.endsWith('.js'))
  const answer = await site.fetch(`/assets/${script}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/assets/page-gone1234.js', '/assets/nimic.css', '/assets/', '/assets/nimic/nimic.woff2'])(
  'nobody keeps the news that %s is missing: a deployment may bring it a moment later',
  async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await site.fetch(path, { method })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  },
)

test('every file at the root carries the headers, also one that was added last', async () => {
  const files = readdirSync('dist/production/client', { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.replace('dist/production/client', ''))
    .filter((path) => !/^\/(assets\/|_|\.)/.test(path))
  expect(files).toContain('/favicon.svg')
  for (const path of files) {
    const { status, headers } = await site.fetch(path)
    expect([path, status, headers.get('x-frame-options')]).toEqual([path, 200, 'DENY'])
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
  }
})

test('what carries a nonce is kept by nobody but the browser that it was made for', async () => {
  const first = await site.fetch('/echipa')
  const etag = first.headers.get('etag') ?? ''
  const again = await site.fetch('/echipa', { headers: { 'if-none-match': etag } })
  expect([first.status, again.status]).toEqual([200, 304])
  for (const { headers } of [first, again, await site.fetch('/contact'), await site.fetch('/nimic')])
    expect(headers.get('cache-control')).toBe('private, no-cache')
})
