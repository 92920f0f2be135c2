import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkDatabase } from '../../scripts/doctor/database.ts'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { openDatabase } from '../support/database/database.ts'
import { insertOffer, startOffer } from '../support/database/offer.ts'

let db: EmbeddedSupabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db.close())

const settings = () => ({
  url: db.url,
  publishableKey: db.keys.publishable,
  secretKey: db.keys.secret,
})
const wrong = async (changed: Partial<ReturnType<typeof settings>> = {}) =>
  (await checkDatabase({ ...settings(), ...changed }))
    .filter(({ state }) => state === 'wrong')
    .map(({ subject }) => subject)

test('a database with the right keys and every migration is in order', async () => {
  expect(await wrong()).toEqual([])
})

test('a visitor’s key in the place of the secret one is noticed, and the other way round', async () => {
  expect(await wrong({ secretKey: db.keys.publishable })).toEqual(['SUPABASE_SECRET_KEY'])
  expect(await wrong({ publishableKey: db.keys.secret })).toEqual(['SUPABASE_PUBLISHABLE_KEY'])
})

test('a key of another project is noticed', async () => {
  expect(await wrong({ publishableKey: 'sb_publishable_of_another_project' })).toEqual([
    'SUPABASE_PUBLISHABLE_KEY',
  ])
})

test('a database that is away is said to be', async () => {
  expect(await wrong({ url: 'http://127.0.0.1:9' })).toEqual(['database'])
})

test('open sign-ups are named, closed ones are in order', async () => {
  const found = async (url = db.url) =>
    (await checkDatabase({ ...settings(), url })).filter(({ subject }) => subject === 'sign-ups')
  expect(await found()).toMatchObject([
    { state: 'look', says: expect.stringContaining('Sign In / Providers') },
  ])
  const closed = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (path === '/auth/v1/settings') return response.end('{"disable_signup":true}')
    const { apikey = '', authorization = '' } = request.headers
    const answer = await fetch(`${db.url}${path}`, {
      method: request.method ?? 'GET',
      headers: { apikey: String(apikey), authorization, 'content-type': 'application/json' },
      ...(request.method === 'POST' && { body: '{}' }),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  expect(await found(await listening(closed))).toMatchObject([{ state: 'fine' }])
})

test('an offer that still runs where offers are switched off is named, with its last day', async () => {
  await db.sql.exec(`${insertOffer}; ${startOffer}`)
  const offers = async (offer: boolean) =>
    (await checkDatabase(settings(), { offer })).filter(({ subject }) => subject === 'offer')
  expect(await offers(true)).toEqual([])
  const [found, ...more] = await offers(false)
  expect([found?.state, more]).toEqual(['look', []])
  expect(found?.says).toMatch(/until \d{4}-\d\d-\d\d: .*delete from public\.offers/)
})

test('a migration that has not been applied is named', async () => {
  await db.sql.query("delete from local.migrations where name like '%baseline%'")
  const found = await checkDatabase(settings())
  expect(found.find(({ subject }) => subject === 'migrations')?.says).toContain('_baseline.sql')
})

test('a new project to which no migration was applied is told apart from a wrong key', async () => {
  const empty = createServer((_, response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end('{"code":"PGRST205","message":"Could not find the table","details":null,"hint":null}')
  })
  expect(await wrong({ url: await listening(empty) })).toEqual(['migrations'])
})

/** Its address, until the test ends. */
async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : null}`
}
