import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { brand } from '../../src/content/clinic.ts'
import { allOrEssential } from '../../src/features/consent/record.ts'
import { addAccount, signInAtAuth } from '../support/admin/account.ts'
import { eventually } from '../support/eventually.ts'
import { type Site, startSite } from '../support/site/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ database: true })
})
/** What was sent in this test: a retry from an earlier one may still arrive. */
const sent = new Set<unknown>()
beforeEach(async () => {
  sent.clear()
  await database().reset()
})
afterAll(() => site.close())

describe('a choice is recorded', () => {
  test('with the id and the record, and nobody’s name', async () => {
    const event = eventOf()
    expect((await post(event)).status).toBe(202)
    expect(await rows()).toEqual([
      {
        event_id: event.eventId,
        anon_user_id: event.anonUserId,
        consent: event.consent,
        user_id: null,
        locale: 'ro',
        surface: 'banner',
        gpc: null,
      },
    ])
  })

  test('in the name of who is signed in, confirmed by the session', async () => {
    const { id, token } = await account()
    const answer = await post(
      { ...eventOf(), user_id: crypto.randomUUID() },
      { cookie: `__Host-${brand}-access=${token}` },
    )
    expect(answer.status).toBe(202)
    expect(await rows()).toMatchObject([{ user_id: id }])
  })

  test('in nobody’s name when the session is forged, whatever the body claims', async () => {
    const { id } = await account()
    expect(
      (await post({ ...eventOf(), user_id: id }, { cookie: `__Host-${brand}-access=forged` })).status,
    ).toBe(202)
    expect((await post({ ...eventOf(), user_id: id })).status).toBe(202)
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([null, null])
  })

  test('once, although it arrives five times at the same moment', async () => {
    const event = eventOf()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(event)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    expect(await rows()).toHaveLength(1)
  })

  test('with Global Privacy Control where the browser has it', async () => {
    await post({ ...eventOf(), gpc: true })
    expect(await rows()).toMatchObject([{ gpc: true }])
  })
})

describe('when the database does not take it', () => {
  test.each(['down', '500', '429', 'html', 'shape', 'hang', 'slow:30000'] as const)(
    'because it is %s, the choice is acknowledged within seconds and written when it is back',
    async (fault) => {
      const event = eventOf()
      database().fault(fault)
      const started = Date.now()
      expect((await post(event)).status).toBe(202)
      expect(Date.now() - started).toBeLessThan(8_000)
      expect(await rows()).toEqual([])
      database().fault(null)
      await expect.poll(rows, { timeout: 25_000, interval: 500 }).toHaveLength(1)
      expect(await rows()).toMatchObject([{ event_id: event.eventId }])
    },
    60_000,
  )

  test('because a rule forbids it, it is kept for a person at once', async () => {
    await database().sql.exec(
      "alter table cookie_consent add constraint not_today check (surface <> 'preferences')",
    )
    onTestFinished(async () => {
      await database().sql.exec('alter table cookie_consent drop constraint not_today')
    })
    expect((await post({ ...eventOf(), surface: 'preferences' })).status).toBe(202)
    const logged = () => site.logs().filter(({ constraint }) => constraint === 'not_today')
    expect(logged()).toHaveLength(1)
    expect(site.logs().some((line) => line.event === 'consent-queued' && line.for === 'refused')).toBe(true)
    // A record that the queue tries again arrives; this one has not been tried meanwhile.
    database().fault('503', { path: '/rest/v1/cookie_consent', times: 1 })
    expect((await post(eventOf())).status).toBe(202)
    await eventually(async () => (await rows()).length === 1)
    expect(logged()).toHaveLength(1)
  })

  test('nor the queue, the answer is an honest 503 that says when to come back', async () => {
    const poor = await startSite({ database: true, refusingQueue: 'CONSENT_RETRY' })
    onTestFinished(poor.close)
    const send = () =>
      poor.fetch('/api/consent', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: poor.url },
        body: JSON.stringify(eventOf()),
      })
    poor.db?.fault('down')
    const answer = await send()
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'not-recorded' }])
    expect(answer.headers.get('retry-after')).toBe('60')
    await expect
      .poll(() => poor.logs().map(({ during }) => during))
      .toEqual(expect.arrayContaining(['consent', 'consent-queue']))
    poor.db?.fault(null)
    expect((await send()).status).toBe(202)
  })
})

test('after 24 months the daily tidying erases a proof, and no other', async () => {
  const [old, young] = [eventOf(), eventOf()]
  for (const [{ eventId, anonUserId, consent, locale, surface }, months] of [
    [old, 25],
    [young, 23],
  ] as const) {
    sent.add(eventId)
    await database().sql.query(
      `insert into public.cookie_consent (event_id, anon_user_id, consent, locale, surface, created_at)
       values ($1, $2, $3, $4, $5, now() - make_interval(months => $6))`,
      [eventId, anonUserId, consent, locale, surface, months],
    )
  }
  await site.purge()
  await expect.poll(rows).toHaveLength(1)
  expect(await rows()).toMatchObject([{ event_id: young.eventId }])
  const audit = await database().sql.query('select erased_count, reason from private.consent_erasures')
  expect(audit.rows).toEqual([{ erased_count: 1, reason: 'older than 24 months' }])
  await expect
    .poll(() => site.logs().find(({ event, what }) => event === 'expired' && what === 'expire_consent'))
    .toMatchObject({ rows: 1 })
})

describe('refused with a clear error', () => {
  const categories = allOrEssential(false)
  const refusals: [string, unknown, number, string][] = [
    ['no JSON', '{', 400, 'not-a-consent-event'],
    ['a list', [], 400, 'not-a-consent-event'],
    ['an unknown key', { ...eventOf(), ip: '10.0.0.1' }, 400, 'not-a-consent-event'],
    [
      'essential refused',
      { ...eventOf(), consent: { ...eventOf().consent, categories: { ...categories, essential: false } } },
      400,
      'not-a-consent-event',
    ],
    ['another language', { ...eventOf(), locale: 'de' }, 400, 'not-a-consent-event'],
    [
      'a time finer than the table keeps',
      { ...eventOf(), consent: { ...eventOf().consent, givenAtISO: '2026-11-21T10:00:00.1234567890Z' } },
      400,
      'not-a-consent-event',
    ],
    ['no event id', { ...eventOf(), eventId: 'mine' }, 400, 'not-a-consent-event'],
    ['more than 4 KB', { ...eventOf(), note: 'x'.repeat(5000) }, 413, 'too-large'],
  ]
  test.each(refusals)('%s', async (_, body, status, error) => {
    const answer = await post(body)
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
    expect(await rows()).toEqual([])
  })

  test.each<[string, Record<string, string>, number]>([
    ['a form’s content type', { 'content-type': 'text/plain' }, 415],
    ['a foreign origin', { origin: 'https://elsewhere.example' }, 403],
    ['another site’s page', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }, 403],
  ])('%s', async (_, headers, status) => {
    const answer = await post(eventOf(), headers)
    expect([answer.status, Object.keys(await answer.json())]).toEqual([status, ['error']])
    expect(await rows()).toEqual([])
  })
})

test('too many requests of one visitor are refused until later', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.9' }
  const answers = await Promise.all(Array.from({ length: 130 }, () => post('{', headers)))
  const refused = answers.find(({ status }) => status === 429)
  expect(await refused?.json()).toEqual({ error: 'too-many-requests' })
  expect(refused?.headers.get('retry-after')).toBe('60')
})

function eventOf() {
  return {
    consent: {
      version: '1.0.0',
      givenAtISO: '2026-11-21T09:00:00.000Z',
      categories: { ...allOrEssential(false), analytics: true },
    },
    anonUserId: crypto.randomUUID(),
    eventId: crypto.randomUUID(),
    locale: 'ro',
    surface: 'banner',
  }
}

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  sent.add(Reflect.get(Object(body), 'eventId'))
  return site.fetch('/api/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function database() {
  if (site.db === null) throw new Error('The site was started without a database')
  return site.db
}

async function rows() {
  const { rows } = await database().sql.query<Record<string, unknown>>(
    'select event_id, anon_user_id, consent, user_id, locale, surface, gpc from public.cookie_consent order by created_at',
  )
  return rows.filter(({ event_id }) => sent.has(event_id))
}

async function account(): Promise<{ id: string; token: string }> {
  const { id, email } = await addAccount(database(), `${crypto.randomUUID()}@exemplu.ro`)
  const { token } = await signInAtAuth(database(), email)
  return { id, token }
}
