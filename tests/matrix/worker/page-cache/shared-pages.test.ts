import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type DataCentreCache, openDataCentreCache } from '../../../../scripts/bench/data-centre-cache.ts'
import { type Extras, start } from '../../../../scripts/bench/workerd.ts'
import { workerDir } from '../../../../scripts/build/mode.ts'
import type { EmbeddedSupabase } from '../../../../scripts/embedded-supabase.ts'
import { teamTexts as teamTextsEn } from '../../../../src/content/en/team.ts'
import { teamTexts as teamTextsRo } from '../../../../src/content/ro/team.ts'
import { speaks } from '../../../../src/locale.ts'
import { openDatabase } from '../../../support/database/database.ts'
import { eventually } from '../../../support/eventually.ts'
import {
  dentist,
  inEnglishIfSpoken,
  isOn,
  plainCategory,
  plainRow,
} from '../../../support/samples/examples.ts'

let db: EmbeddedSupabase
let dir: string
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'shared-pages-'))
  db = await openDatabase()
})
afterAll(async () => {
  await db.close()
  rmSync(dir, { recursive: true })
})

test('a page that one isolate has made is answered by the next as it is, but for the nonce', async () => {
  const cache = await openCache()
  const path = inEnglishIfSpoken('/echipa')
  const { made } = await share(cache, path)
  const { isolate: next, found } = await find(cache, `${path}?utm_source=x`)
  expect([made.how, found.how]).toEqual(['miss', 'shared'])
  expect(found.blank).toBe(made.blank)
  expect(found.etag).toBe(made.etag)
  expect(found.policy).toContain(`'nonce-${found.nonces[0]}'`)
  expect(new Set([...made.nonces, ...found.nonces]).size).toBe(2)
  const again = await ask(next, path)
  expect(again.how).toBe('hit')
  expect(new Set([...again.nonces, ...found.nonces]).size).toBe(2)
  const third = await openIsolate(cache)
  const known = await fetch(third + path, { headers: { 'if-none-match': found.etag } })
  expect([known.status, known.headers.get('etag')]).toEqual([304, found.etag])
})

test('what is somebody’s own, made to measure or not there is shared with nobody', async () => {
  const cache = await openCache()
  const own = [
    '/contact',
    '/echipa?filtru=chirurgie',
    '/nimic',
    '/noutati/nimic',
    '/newsletter',
    '/admin/sign-in',
  ]
  const { isolate } = await share(cache, '/echipa')
  for (const path of own) await ask(isolate, path)
  await share(cache, '/tratamente')
  expect(pathsIn(cache).sort()).toEqual(['/echipa', '/tratamente'])
})

test('a cache that is slow or broken costs a moment once, and no page', async () => {
  const cache = await openCache()
  await share(cache, '/echipa')
  for (const fault of ['slow', 'broken'] as const) {
    cache.set(fault)
    const isolate = await openIsolate(cache)
    const made = await ask(isolate, '/echipa')
    expect([fault, made.status, made.how]).toEqual([fault, 200, 'miss'])
    expect(made.ms).toBeLessThan(2_500)
    cache.asked.length = 0
    await ask(isolate, '/tratamente')
    // The first page may still be on its way there.
    expect(cache.asked.filter((asked) => !asked.endsWith('/echipa'))).toEqual([])
    cache.set(null)
  }
})

test('what another build left, or left unfinished, is not shown', async () => {
  const cache = await openCache()
  await share(cache, '/')
  const { made: first } = await share(cache, '/echipa')
  expect(pathsIn(cache).sort()).toEqual(['/', '/echipa'])
  for (const [address, answer] of cache.kept) {
    const text = answer.toString('latin1')
    const other = address.endsWith('/echipa')
      ? text.replace(/"build":"[0-9a-f]{16}"/, '"build":"0123456789abcdef"')
      : `${text.replace(/Content-Length: \d+\r\n/, '').slice(0, -1000)}`
    expect(other).not.toBe(text)
    cache.kept.set(address, Buffer.from(other, 'latin1'))
  }
  const isolate = await openIsolate(cache)
  const again = await ask(isolate, '/echipa')
  expect([again.status, again.how, again.blank]).toEqual([200, 'miss', first.blank])
  const home = await ask(isolate, '/')
  expect(home.blank).toContain('</html>')
})

test('once one isolate has seen a change, nothing leads another to the page before it', async () => {
  const cache = await openCache()
  const settings = {
    SUPABASE_URL: db.url,
    SUPABASE_PUBLISHABLE_KEY: db.keys.publishable,
    SUPABASE_SECRET_KEY: db.keys.secret,
    DATA_FRESH_SECONDS: '2',
  }
  const { isolate: first } = await share(cache, `/preturi/${plainCategory}`, { settings })
  const others: string[] = []
  for (let count = 0; count < 3; count++) {
    const { isolate, found: old } = await find(cache, `/preturi/${plainCategory}`, { settings })
    expect(old.blank).not.toContain('1.234')
    others.push(isolate)
  }
  await db.sql.query(`update public.price_items set amount_min = 123400 where id = '${plainRow}'`)
  await eventually(async () => (await ask(first, `/preturi/${plainCategory}`)).blank.includes('1.234'))
  const version = () => JSON.parse(String(cache.kept.get(versionOf(cache))).split('\r\n\r\n')[1] ?? '')
  await eventually(async () => version().since > 0)
  const third = await openIsolate(cache, { settings })
  expect((await ask(third, `/preturi/${plainCategory}`)).blank).toContain('1.234')
  // Of another, a page that it has not in memory: what it knew of the prices is old as well. On a busy machine its look
  // into the cache may take too long: then the next is asked.
  const path = speaks('en') ? `/en/preturi/${plainCategory}` : '/preturi'
  const looksFor = `${version().name}${path}`
  let seen: string | null = null
  for (const isolate of others) {
    cache.asked.length = 0
    const { blank } = await ask(isolate, path)
    if (!cache.asked.some((asked) => asked.startsWith('GET ') && asked.endsWith(looksFor))) continue
    seen = blank
    break
  }
  expect(seen).toMatch(/1,234|1\.234/)
})

test('in an outage an isolate that was never asked shows the people and stories as they were published', async () => {
  const cache = await openCache()
  const settings = {
    SUPABASE_URL: db.url,
    SUPABASE_PUBLISHABLE_KEY: db.keys.publishable,
    SUPABASE_SECRET_KEY: db.keys.secret,
  }
  const published = { '/echipa': 'Publicatăieri', '/povesti-succes': 'Povesteanouă' }
  await db.sql.query(
    `insert into public.team_members
      (id, position, kind, since, filters, languages, treatments, texts)
      values ($1, 1, $2, $3, $4, $5, $6, $7)`,
    [
      dentist.id,
      dentist.kind,
      dentist.since,
      dentist.filters,
      dentist.languages,
      dentist.treatments,
      { ro: { ...teamTextsRo[dentist.id], nume: published['/echipa'] }, en: teamTextsEn[dentist.id] },
    ],
  )
  await db.sql.query(
    `update public.patient_stories set texts = jsonb_set(texts, '{ro,title}', to_jsonb($1::text))
      where id = (select id from public.patient_stories where not hidden order by position limit 1)`,
    [published['/povesti-succes']],
  )
  const first = await openIsolate(cache, { settings })
  const pages = Object.entries(published).filter(([path]) => isOn(path))
  for (const [path, words] of pages)
    await eventually(async () => (await ask(first, path)).blank.includes(words))
  const isKept = (part: string) => [...cache.kept.keys()].some((key) => key.endsWith(`/${part}`))
  const parts = isOn('/povesti-succes') ? ['team', 'stories'] : ['team']
  await eventually(async () => parts.every(isKept))
  // The finished pages go sooner than what they were made of.
  for (const key of cache.kept.keys()) if (key.startsWith('pages ')) cache.kept.delete(key)
  db.fault('down')
  onTestFinished(() => void db.fault(null))
  const cold = await openIsolate(cache, { settings })
  for (const [path, words] of pages) {
    const shown = await ask(cold, path)
    expect([shown.status, shown.how]).toEqual([200, 'miss'])
    expect(shown.blank).toContain(words)
  }
})

async function openCache(): Promise<DataCentreCache> {
  const cache = await openDataCentreCache()
  onTestFinished(cache.close)
  return cache
}

/**
 * A new isolate in the data centre of that cache, which was asked for no page. One that has just begun may take too long to
 * look for its first page, and would leave the cache alone then.
 */
async function openIsolate(cache: DataCentreCache, extras: Extras = {}): Promise<string> {
  const file = resolve(workerDir('production'), 'worker.js')
  const isolate = await start('site', file, dir, { ...extras, cachePort: cache.port }, '/healthz')
  onTestFinished(isolate.stop)
  return isolate.url
}

/**
 * A page that an isolate has made and shared. On a busy machine its look into the cache may take too long, and then it
 * leaves the cache alone for a while: another is asked.
 */
async function share(cache: DataCentreCache, path: string, extras: Extras = {}) {
  for (let attempt = 0; attempt < 5; attempt++) {
    const isolate = await openIsolate(cache, extras)
    const made = await ask(isolate, path)
    for (const began = Date.now(); Date.now() - began < 3_000; await setTimeout(50))
      if (pathsIn(cache).includes(path)) return { isolate, made }
  }
  throw new Error(`No isolate shared ${path}`)
}

/** A page that an isolate has from another: asked of several, for the same reason. */
async function find(cache: DataCentreCache, path: string, extras: Extras = {}) {
  for (let attempt = 0; attempt < 5; attempt++) {
    const isolate = await openIsolate(cache, extras)
    const found = await ask(isolate, path)
    if (found.how === 'shared' || found.how === 'stale') return { isolate, found }
  }
  throw new Error(`No isolate found ${path}`)
}

/** The paths of the pages that are shared. */
function pathsIn(cache: DataCentreCache): string[] {
  return [...cache.kept.keys()].flatMap((key) => /\/[0-9a-f]{16}\/\d+-[\w-]+(\/.*)$/.exec(key)?.[1] ?? [])
}

function versionOf(cache: DataCentreCache): string {
  return [...cache.kept.keys()].find((key) => key.startsWith('pages ') && key.endsWith('/version')) ?? ''
}

async function ask(isolate: string, path: string) {
  const started = performance.now()
  const answer = await fetch(isolate + path)
  const html = await answer.text()
  return {
    status: answer.status,
    ms: performance.now() - started,
    /** `miss`, `hit`, `shared` or `stale`. */
    how: /cache;desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1],
    etag: answer.headers.get('etag') ?? '',
    policy: answer.headers.get('content-security-policy') ?? '',
    nonces: [...new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce))],
    blank: html.replaceAll(/nonce="[^"]+"/g, 'nonce=""'),
  }
}
