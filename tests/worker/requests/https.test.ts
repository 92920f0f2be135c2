import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, start } from '../../../scripts/bench/workerd.ts'
import { clinic } from '../../../src/content/clinic.ts'
import { inEnglishIfSpoken, ledOn, plainRow } from '../../support/samples/examples.ts'

const own = new URL(clinic.origin).host
const bare = own.replace(/^www\./, '')
/** The same domain with or without `www.`, whichever is not the clinic's. */
const other = own === bare ? `www.${bare}` : bare
const team = inEnglishIfSpoken('/echipa')

let worker: Running
const dir = mkdtempSync(join('dist', 'https-'))

// Not behind wrangler, which puts its own address and scheme into what it passes on.
beforeAll(async () => {
  worker = await start('https', 'dist/production/worker/worker.js', dir)
})
afterAll(async () => {
  worker.stop()
  await rm(dir, { recursive: true })
})

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

function ask(address: string, method = 'GET', body = ''): Promise<Answer> {
  const { protocol, host } = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = request(
      worker.url,
      {
        method,
        path: address.slice(address.indexOf(host) + host.length),
        headers: { host, 'x-forwarded-proto': protocol.slice(0, -1) },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

test.each([
  [`http://${own}/preturi?rand=${plainRow}`, `https://${own}/preturi?rand=${plainRow}`],
  [`http://${own}:8080/tarife`, `https://${own}/tarife`],
  [`http://${other}//evil.example`, `https://${other}//evil.example`],
  [`http://${own}/healthz`, `https://${own}/healthz`],
  [`http://${own}/api/nimic`, `https://${own}/api/nimic`],
  [`http://${own}/admin/sign-in`, `https://${own}/admin/sign-in`],
  [`http://clinic.someone.workers.dev/`, `https://clinic.someone.workers.dev/`],
])('%s goes to TLS before anything else is said', async (address, location) => {
  const { status, headers, body } = await ask(address)
  expect([status, headers.location, body]).toEqual([301, location, ''])
  expect(headers['strict-transport-security']).toContain('includeSubDomains')
})

test('a form that came without TLS is sent once more, not turned into a question', async () => {
  const { status, headers } = await ask(`http://${own}/contact`, 'POST', 'name=Ana')
  expect([status, headers.location]).toEqual([308, `https://${own}/contact`])
})

test.each([
  `https://${own}/echipa`,
  'http://localhost/echipa',
  'http://127.0.0.1/echipa',
  'http://192.168.0.7/echipa',
  `http://${bare}.evil.example/echipa`,
])('%s is answered where it is', async (address) => {
  expect((await ask(address)).status).toBe(200)
})

test.each([
  [`https://${other}/preturi?rand=${plainRow}`, `https://${own}/preturi?rand=${plainRow}`],
  [`https://${other}${team}`, `https://${own}${team}`],
  [`https://${other}${ledOn.from}`, `https://${own}${ledOn.to}`],
  [`https://${other}//evil.example`, `https://${own}//evil.example`],
])('%s leads to the one address of the site in one hop', async (address, location) => {
  const { status, headers, body } = await ask(address)
  expect([status, body]).toEqual([301, ''])
  expect(new URL(String(headers.location), 'https://nowhere.example').href).toBe(location)
  expect(headers['x-robots-tag']).toBeUndefined()
})

test('a form sent to the domain’s other name is sent once more', async () => {
  const { status, headers } = await ask(`https://${other}/contact`, 'POST', 'name=Ana')
  expect([status, headers.location]).toEqual([308, `https://${own}/contact`])
})

test.each(['/', '/preturi', team, '/nu-exista', '/sitemap.xml'])(
  '%s of staging is for no search engine, of the clinic it is',
  async (path) => {
    const staging = await ask(`https://site-staging.someone.workers.dev${path}`)
    expect(staging.headers['x-robots-tag']).toBe('noindex')
    const live = await ask(`https://${own}${path}`)
    expect(live.status).toBe(staging.status)
    if (live.status === 200) expect(live.headers['x-robots-tag']).toBeUndefined()
  },
)
