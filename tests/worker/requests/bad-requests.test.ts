import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { speaks } from '../../../src/locale.ts'
import { sharedSite } from '../../support/site/shared.ts'

const site = await sharedSite('production')

/** A request as bytes: `fetch` would tidy it up. Returns the status and the Location. */
function raw(head: string): Promise<{ status: number; location: string | null }> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () =>
      socket.end(`${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
        location: /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? null,
      }),
    )
  })
}

test.each([
  ['broken percent-encoding', '/%E0%A4%A', 400],
  ['a lone percent sign', '/contact%', 400],
  ['a null byte', '/contact%00', 400],
  ['a line break', '/%0d%0aset-cookie:x=1', 400],
  ['a backslash', '/%5cevil.example', 400],
  ['a very long path', `/${'a'.repeat(3000)}`, 414],
  ['a very long query', `/contact?x=${'a'.repeat(9000)}`, 414],
  ['a very long query on an old address', `/tarife?x=${'a'.repeat(9000)}`, 414],
  ['a very long path below an old address', `/blog/${'a'.repeat(3000)}`, 414],
  ['a very long path in capitals', `/CONTACT/${'A'.repeat(3000)}/`, 414],
  ['an unknown page', '/nimic', 404],
  ['a line break where an article would be', '/noutati/x%0d%0aset-cookie:x=1', 400],
  ['a null byte where a treatment would be', '/tratamente/x%00y', 400],
  ['a line break below the admin', '/admin/prices/a%0ab', 400],
  ['a diacritic where an article would be', '/noutati/caf%C3%A9', 404],
  ['a blank where a treatment would be', '/tratamente/implant%20dentar', 404],
  ['a question mark where an article would be', '/noutati/x%3Flang=en', 404],
])('%s is answered with a clear %s', async (_, path, status) => {
  const answer = await raw(`GET ${path} HTTP/1.1`)
  expect(answer).toEqual({ status, location: null })
})

test.each([
  '//evil.example',
  '//evil.example/%2e%2e',
  '///evil.example/',
  '/\\evil.example',
  '//evil.example/contact',
  '/en//evil.example',
])('%s never leads off the site', async (path) => {
  const { status, location } = await raw(`GET ${path} HTTP/1.1`)
  expect(status).toBeLessThan(500)
  if (location !== null) expect(location).toMatch(/^\/(?!\/)/)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s to a page is 405 and says what is allowed',
  async (method) => {
    const answer = await site.fetch('/echipa', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toContain('GET')
  },
)

test('an unknown method is a 4xx or 501, not a failure of ours', async () => {
  const { status } = await raw('BREW /contact HTTP/1.1')
  expect(status === 501 || (status >= 400 && status < 500)).toBe(true)
})

test('absurd headers do not break a page', async () => {
  const answer = await site.fetch('/contact', {
    headers: {
      'accept-language': 'x'.repeat(4000),
      'if-none-match': '"'.repeat(500),
      range: 'bytes=0-1',
      cookie: 'a'.repeat(4000),
    },
  })
  expect(answer.status).toBe(200)
})

test('the message is in the language of the address', async () => {
  if (speaks('en')) expect(await (await site.fetch('/en/%00')).text()).toContain('<html lang="en"')
  expect(await (await site.fetch('/%00')).text()).toContain('<html lang="ro"')
})
