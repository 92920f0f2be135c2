import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { deployConfig, hasDomain, queueNames } from '../../../scripts/deploy/config.ts'
import { checkCloudflare } from '../../../scripts/doctor/cloudflare.ts'
import { checkCertificate, checkHost, checkMailDomain } from '../../../scripts/doctor/hosts.ts'
import { checkSettings } from '../../../scripts/doctor/settings.ts'
import { clinic } from '../../../src/content/clinic.ts'
import { crons } from '../../../src/jobs/crons.ts'

const devVars = readFileSync('.dev.vars.example', 'utf8')
const production = deployConfig('production')
const staging = deployConfig('staging')

test('staging shares no Worker, queue, statistics or rate limit with production', () => {
  expect(staging.name).toBe(`${production.name}-staging`)
  const own = (config: typeof production) => [
    ...config.queues.producers.map(({ queue }) => queue),
    ...config.queues.consumers.map(({ dead_letter_queue }) => dead_letter_queue),
    ...config.analytics_engine_datasets.map(({ dataset }) => dataset),
    ...config.ratelimits.map(({ namespace_id }) => namespace_id),
  ]
  expect(own(production).length).toBeGreaterThan(15)
  expect(own(staging).filter((name) => own(production).includes(name))).toEqual([])
})

test('the rate limits of two clinics in one account are two', () => {
  const toml = readFileSync('wrangler.toml', 'utf8')
  const other = deployConfig('production', toml.replace(/^name = .*/m, 'name = "dentalis-nord"'))
  const ids = (config: typeof other) => config.ratelimits.map(({ namespace_id }) => namespace_id)
  expect(new Set([...ids(production), ...ids(other)]).size).toBe(2 * production.ratelimits.length)
})

test('a queue for what nobody could deal with is asked for as well', () => {
  expect(queueNames('staging')).toContainEqual(expect.stringMatching(/requests-retry-dead-staging$/))
})

test('the Worker is called at the times that it knows, for the sweep and for what ends at night', () => {
  const withCrons = z.object({ triggers: z.object({ crons: z.array(z.string()) }) })
  for (const config of [production, staging])
    expect(withCrons.parse(config).triggers.crons.toSorted()).toEqual(Object.values(crons).toSorted())
})

test('.dev.vars.example names every setting of docs/settings.md, and no other', () => {
  const [, rest = ''] = readFileSync('docs/settings.md', 'utf8').split('## Configuration')
  const table = rest.split('\n## ')[0] ?? ''
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const documented = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]{4,}/g) ?? [])
  expect(documented.length).toBeGreaterThan(10)
  const example = Object.keys(parseEnv(devVars.replace(/^# (?=[A-Z_]+=)/gm, '')))
  expect(example.toSorted()).toEqual(documented.toSorted())
})

test('a deployment by Cloudflare’s button asks for what the Worker cannot do without, in words, and for nothing else', () => {
  const { cloudflare } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { required } = production.secrets
  expect(Object.keys(parseEnv(devVars)).toSorted()).toEqual(required.toSorted())
  expect(Object.keys(cloudflare.bindings).toSorted()).toEqual(required.toSorted())
  for (const name of required) expect(cloudflare.bindings[name].description.length).toBeGreaterThan(20)
})

test('a site without a domain of its own is deployed and not asked at a name that leads nowhere', () => {
  expect(hasDomain('staging')).toBe(false)
  expect(hasDomain('production')).toBe(!clinic.origin.endsWith('.example'))
})

test('the doctor names a missing setting, and a wrong one without its value', () => {
  const nothing = checkSettings({ SUPABASE_URL: '' }).findings.filter(({ state }) => state === 'wrong')
  expect(nothing.map(({ subject }) => subject)).toEqual(['SUPABASE_*', 'FORM_SECRET'])
  const [half] = checkSettings({ SUPABASE_URL: 'https://x.example', FORM_SECRET: 'short-secret' }).findings
  expect(half?.says).toContain('SUPABASE_SECRET_KEY is missing')
  expect(half?.says).toContain('FORM_SECRET needs 32 characters')
  expect(half?.says).not.toContain('short-secret')
})

/** Cloudflare with these queues; `consumers` says which Worker each belongs to. */
const hosted =
  (names: readonly string[], consumers: Record<string, object | string> = {}) =>
  (subject: string, verb?: string, ...words: string[]) => {
    if (subject === 'secret') return '[{"name": "SUPABASE_URL"}]'
    if (verb === 'list') return names.map((name) => `│ ${name} │`).join('\n')
    const [, , queue = ''] = words
    const consumer = consumers[queue]
    return typeof consumer === 'string' ? consumer : JSON.stringify(consumer === undefined ? [] : [consumer])
  }

test('the doctor says which queue and which secret Cloudflare lacks, and how to make it', () => {
  const [missing = '', ...there] = queueNames('production').toReversed()
  const found = checkCloudflare('production', hosted([...there, `other-${missing}`, `${missing}-staging`]))
  expect(found.map(({ state }) => state)).toEqual(['wrong', 'wrong'])
  expect(found[0]?.says).toBe(`missing: npx wrangler queues create ${missing}`)
  expect(found[1]?.says).toContain('FORM_SECRET')
  expect(checkCloudflare('production', () => null)[0]?.says).toContain('wrangler login')
})

test('the doctor names a queue that belongs to the Worker of another clinic, and one of which it hears nothing', () => {
  const [first, second] = staging.queues.consumers.map(({ queue }) => queue)
  const asked = (other: object | string) =>
    hosted(queueNames('staging'), {
      [String(first)]: { type: 'worker', script: staging.name },
      [String(second)]: other,
    })
  const findings = (other: object | string) =>
    checkCloudflare('staging', asked(other)).filter(({ subject }) => subject === 'queues')
  const found = findings({ type: 'worker', service: 'dentalis-nord' })
  expect(found.map(({ state }) => state)).toEqual(['fine', 'wrong'])
  expect(found[1]?.says).toContain(`${second} belongs to the Worker dentalis-nord, not to ${staging.name}`)
  const silent = findings('')
  expect(silent.map(({ state }) => state)).toEqual(['fine', 'look'])
  expect(silent[1]?.says).toContain(`does not say which Worker works on ${second}`)
  const before = checkCloudflare('staging', hosted(queueNames('staging')))
  expect(before.filter(({ subject }) => subject === 'queues').map(({ state }) => state)).toEqual(['fine'])
})

test('the doctor sees a certificate that nobody renews, and a machine whose clock is wrong', async () => {
  const day = 86_400_000
  const end = 'Jan 20 12:00:00 2027 GMT'
  const inDays = (days: number) => checkCertificate('x.example', end, Date.parse(end) - days * day)
  expect([inDays(60).state, inDays(14).state, inDays(13.9).state, inDays(-1).state]).toEqual([
    'fine',
    'fine',
    'wrong',
    'wrong',
  ])
  expect(inDays(13.9).says).toContain('x.example ends in 13 days')
  const server = createServer((_, answer) => answer.end('ok')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  expect((await checkHost(url)).map(({ state }) => state)).toEqual(['fine'])
  expect((await checkHost(url, Date.now() + 6 * 60_000)).at(-1)).toMatchObject({
    subject: 'clock',
    state: 'wrong',
  })
  expect((await checkHost('http://127.0.0.1:9'))[0]?.says).toContain('does not answer')
})

test('the doctor sees a mail domain that nobody may send for', async () => {
  expect((await checkMailDomain('a@x.example', async () => [['v=spf1 -all']])).state).toBe('fine')
  expect((await checkMailDomain('a@x.example', () => Promise.reject(new Error('ENODATA')))).state).toBe(
    'look',
  )
})
