import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase.ts'
import { clinic } from '../../src/content/clinic.ts'
import { connectSupabase } from '../../src/database/supabase.ts'
import { createSigner } from '../../src/http/signer.ts'
import type { JobContext } from '../../src/jobs/job-context.ts'
import { confirmSubscription } from '../../src/jobs/newsletter-subscription.ts'
import { retryRequests } from '../../src/jobs/request-queue.ts'
import { createMailer } from '../../src/mail/mailer.ts'
import { parseSettings } from '../../src/settings-schema.ts'
import { openDatabase } from '../support/database/database.ts'
import { type Mailbox, openMailbox } from '../support/site/mailbox.ts'

let db: EmbeddedSupabase
let mailbox: Mailbox
let jobContext: JobContext
const deadLetters: unknown[] = []

beforeAll(async () => {
  db = await openDatabase({ seeded: false })
  mailbox = await openMailbox()
  const settings = parseSettings({
    SUPABASE_URL: db.url,
    SUPABASE_PUBLISHABLE_KEY: db.keys.publishable,
    SUPABASE_SECRET_KEY: db.keys.secret,
    ...mailbox.vars,
  })
  const unbound = { send: () => Promise.reject(new Error('not bound in this test')) }
  jobContext = {
    supabase: connectSupabase(settings, 1500),
    signer: createSigner(settings),
    mailer: createMailer(settings.mail, { MAIL: unbound }),
    queue: unbound,
    deadLetters: {
      send: async (body) => ({
        metadata: { metrics: { backlogCount: deadLetters.push(body), backlogBytes: 0 } },
      }),
    },
    newsletters: unbound,
    knowsRepetitions: true,
    reception: settings.mail.to,
  }
})
beforeEach(async () => {
  await db.reset()
  mailbox.refuse(null)
  mailbox.letters.length = 0
  deadLetters.length = 0
})
afterAll(async () => {
  await db.close()
  await mailbox.close()
})

const { origin } = clinic
const job = (key: string = crypto.randomUUID()) => ({
  kind: 'contact',
  origin,
  row: {
    idempotency_key: key,
    reference: '7KQM-X2TA',
    locale: 'ro',
    answer_locale: 'ro',
    name: 'Ana Ionescu',
    phone: '+40712034567',
    email: null,
    treatment: null,
    doctor: null,
    wishes: [],
    message: null,
    country: null,
    estimate: null,
  },
})

/** A message as the platform hands it over, and what became of it. */
function message(body: unknown, attempts = 1) {
  const fate: { acked: number; delays: number[] } = { acked: 0, delays: [] }
  return {
    fate,
    id: crypto.randomUUID(),
    body,
    attempts,
    ack: () => {
      fate.acked += 1
    },
    retry: ({ delaySeconds }: { delaySeconds: number }) => {
      fate.delays.push(delaySeconds)
    },
  }
}

async function consume(...messages: ReturnType<typeof message>[]) {
  await retryRequests({ messages }, jobContext)
  return messages.map(({ fate }) => fate)
}

const rows = async () => (await db.sql.query('select notified_at from contact_requests')).rows

test('a request is stored and told of once, however often it is delivered', async () => {
  const body = job()
  const fates = await consume(message(body), message(body), message(body))
  expect(fates).toEqual(Array.from({ length: 3 }, () => ({ acked: 1, delays: [] })))
  expect(await rows()).toHaveLength(1)
  expect(mailbox.letters).toHaveLength(1)
})

test.each(['down', 'hang', '500', '429', 'html', 'shape'] as const)(
  'while the database is ill (%s) a message goes back with growing pauses, and is done when it is well',
  async (fault) => {
    const body = job()
    db.fault(fault, '/rest/v1')
    const fates = await consume(message(body, 1), message(body, 2), message(body, 20))
    expect(fates.map(({ acked, delays }) => [acked, ...delays])).toEqual([
      [0, 30],
      [0, 60],
      [0, 3600],
    ])
    db.fault(null)
    expect(await consume(message(body, 3))).toEqual([{ acked: 1, delays: [] }])
    expect(await rows()).toHaveLength(1)
    expect(mailbox.letters).toHaveLength(1)
  },
)

test('a mail that fails brings the message back, and the row stays one', async () => {
  const body = job()
  mailbox.refuse(500)
  expect(await consume(message(body))).toEqual([{ acked: 0, delays: [30] }])
  mailbox.refuse(null)
  expect(await consume(message(body, 2))).toEqual([{ acked: 1, delays: [] }])
  expect(await rows()).toEqual([{ notified_at: expect.anything() }])
  expect(mailbox.letters).toHaveLength(1)
})

test('one that cannot be understood holds up no other, and is kept for a person', async () => {
  const fates = await consume(message({ kind: 'nonsense' }), message(job()))
  expect(fates).toEqual([
    { acked: 0, delays: [30] },
    { acked: 1, delays: [] },
  ])
})

test('a row that breaks a rule is kept for a person at once', async () => {
  const { row, ...rest } = job()
  const body = { ...rest, row: { ...row, name: 'a'.repeat(81) } }
  expect(await consume(message(body))).toEqual([{ acked: 1, delays: [] }])
  expect(deadLetters).toEqual([body])
  expect(await rows()).toEqual([])
})

test('while another one is at it, a notice waits for the end of the lease', async () => {
  const body = job()
  await consume(message(body))
  await db.sql.query('update contact_requests set notified_at = null, notice_claimed_at = now()')
  expect(await consume(message(body))).toEqual([{ acked: 0, delays: [65] }])
  await db.sql.query("update contact_requests set notice_claimed_at = now() - interval '61 seconds'")
  expect(await consume(message(body))).toEqual([{ acked: 1, delays: [] }])
})

test('a subscription retried sends one link, and it works', async () => {
  const mail = crypto.randomUUID()
  const body = { kind: 'subscribe', email: 'ana@exemplu.ro', locale: 'ro', mail, origin }
  mailbox.refuse(500)
  expect(await consume(message(body))).toEqual([{ acked: 0, delays: [30] }])
  mailbox.refuse(null)
  expect(await consume(message(body, 2))).toEqual([{ acked: 1, delays: [] }])
  expect(await consume(message(body, 2))).toEqual([{ acked: 1, delays: [] }])
  expect(mailbox.letters).toHaveLength(1)
  const [, token = ''] = /confirmare\?token=([\w-]{43})/.exec(mailbox.letters[0]?.text ?? '') ?? []
  if (jobContext.supabase === null) throw new Error('There is a database')
  expect(await confirmSubscription(jobContext.supabase, token)).toEqual({ mail: expect.any(String) })
})

test('a mail that has left is marked every minute until the database knows it', async () => {
  const body = job()
  await consume(message(body))
  const key = body.row.idempotency_key
  await db.sql.query('update contact_requests set notified_at = null')
  db.fault('503')
  const sent = { kind: 'sent', mail: 'notice', id: key }
  expect(await consume(message(sent, 7))).toEqual([{ acked: 0, delays: [60] }])
  db.fault(null)
  expect(await consume(message(sent, 8))).toEqual([{ acked: 1, delays: [] }])
  expect(await consume(message({ kind: 'notice', key, origin }))).toEqual([{ acked: 1, delays: [] }])
  expect(mailbox.letters).toHaveLength(1)
})

test('a wish to leave that comes late does not undo a return', async () => {
  const mail = crypto.randomUUID()
  await consume(message({ kind: 'subscribe', email: 'ana@exemplu.ro', locale: 'ro', mail, origin }))
  await db.sql.query("update newsletter_subscribers set status = 'confirmed', confirmed_at = now()")
  const { rows } = await db.sql.query<{ id: string }>('select id from newsletter_subscribers')
  const leave = (wishedAt: string) => message({ kind: 'unsubscribe', subscriber: rows[0]?.id, wishedAt })
  const status = async () => (await db.sql.query('select status from newsletter_subscribers')).rows
  await consume(leave(new Date(Date.now() - 3_600_000).toISOString()))
  expect(await status()).toEqual([{ status: 'confirmed' }])
  await consume(leave(new Date().toISOString()))
  expect(await status()).toEqual([{ status: 'unsubscribed' }])
})
