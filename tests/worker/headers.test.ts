import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedCrawl, sharedSite } from '../support/shared.ts'
import { some } from '../support/some.ts'

const site = await sharedSite('production')

const answers: readonly [name: string, path: string, init?: RequestInit][] = [
  ['a page', '/'],
  ['a kept page', '/'],
  ['the not-found page', '/nimic'],
  ['the sign-in page', '/admin/prices'],
  ['a redirect', '/tarife'],
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
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test('a page may run only scripts and styles that carry its nonce, and send forms only to us', async () => {
  const policy = (await site.fetch('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'/)
  expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]{24}'/)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("form-action 'self'")
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
