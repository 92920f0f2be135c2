import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { clinic } from '../../../../src/content/clinic.ts'
import { formatPhone } from '../../../../src/format/phone.ts'
import { eventually } from '../../../support/eventually.ts'
import { openRequests } from '../../../support/site/contact-requests.ts'
import { formSecret, rowsOf, sendForm, wordsOf } from '../../../support/site/forms.ts'
import { startSite } from '../../../support/site/site.ts'
import { oneWaitMs } from '../../../support/waits.ts'

const here = openRequests()
const { request, send, stored, notices, noticed } = here

describe('while the database is ill', () => {
  test.each(['down', '500', '429', 'html', 'shape'] as const)(
    '(%s) the request waits in the queue and arrives',
    async (fault) => {
      here.site.db?.fault(fault, '/rest/v1')
      expect((await send()).status).toBe(303)
      here.site.db?.fault(null)
      await eventually(async () => (await stored()).length === 1, 20)
      await noticed()
    },
  )

  test('(hanging) the visitor waits for the limit and no longer', async () => {
    here.site.db?.fault('hang', '/rest/v1')
    const started = Date.now()
    expect((await send()).status).toBe(303)
    expect(Date.now() - started).toBeLessThan(oneWaitMs)
    here.site.db?.fault(null)
    await eventually(async () => (await stored()).length === 1, 20)
    await noticed()
    expect(await notices()).toHaveLength(1)
  })

  test('a mail that could not leave is sent later, once', async () => {
    here.mailbox.refuse(500)
    expect((await send()).status).toBe(303)
    await eventually(async () => (await stored()).length === 1)
    await eventually(() => here.site.logs().some(({ during }) => during === 'notice'))
    here.mailbox.refuse(null)
    await noticed(20)
  })
})

describe('the clinic is told once', () => {
  const claim = '/rest/v1/rpc/claim_request_notice'

  test.each(['lost', 'late:4000', 'stray:4000', '503', 'shape'] as const)(
    'when the answer to the claim is "%s"',
    async (fault) => {
      const met = here.site.db?.fault(fault, { path: claim, times: 1 })
      expect((await send()).status).toBe(303)
      await noticed(20)
      await eventually(async () => (await reportNothing()) === 0)
      await met?.over
      await here.site.sweep()
      expect(await notices()).toHaveLength(1)
    },
  )

  test('when a claim is lost for good, once its lease is over', async () => {
    here.site.db?.fault('lost', { path: claim, times: 2 })
    expect((await send()).status).toBe(303)
    await eventually(async () => (await leases()).length === 1)
    await here.site.sweep()
    expect(await notices()).toHaveLength(0)
    await eventually(async () => {
      await rowsOf(
        here.site.db,
        "update contact_requests set created_at = now() - interval '1 hour', notice_claimed_at = now() - interval '61 seconds'",
      )
      await here.site.sweep()
      return (await notices()).length > 0
    }, 20)
    await eventually(async () => (await reportNothing()) === 0)
    expect(await notices()).toHaveLength(1)
  })

  test('when nobody hears that the mail has left', async () => {
    here.site.db?.fault('503', { path: '/rest/v1/rpc/finish_request_notice', times: 1 })
    await send()
    await noticed()
    await eventually(async () => (await reportNothing()) === 0, 20)
    expect(await notices()).toHaveLength(1)
  })

  test('when the work after the answer was never done', async () => {
    await rowsOf(
      here.site.db,
      `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, created_at)
        values (gen_random_uuid(), 'AAAA-BBBB', 'ro', 'ro', 'Ana Ionescu', '+40712034567', now() - interval '1 hour')`,
    )
    await here.site.sweep()
    await noticed()
    await here.site.sweep()
    // What the sweep has begun has had its time when the next request is told.
    await send()
    await eventually(async () => (await reportNothing()) === 0)
    expect(await notices()).toHaveLength(2)
  })
})

test('the sweeps of an outage of the mail put nothing into the queue, the nightly run sends nothing, and the first sweep after it tells the clinic', async () => {
  const vars = { ...here.mailbox.vars, FORM_SECRET: formSecret }
  const poor = await startSite({ database: true, vars, refusingQueue: 'REQUESTS_RETRY' })
  onTestFinished(poor.close)
  const seen = (during: string) => poor.logs().filter((line) => line.during === during).length
  here.mailbox.refuse(503)
  expect((await sendForm(poor, '/contact', await request())).status).toBe(303)
  // The work after the answer asks the queue; this site's takes nothing.
  await eventually(() => seen('queue') === 1)
  await rowsOf(poor.db, "update contact_requests set created_at = now() - interval '1 hour'")
  for (const failures of [2, 3]) {
    await poor.sweep()
    await eventually(() => seen('notice') === failures)
  }
  expect(seen('queue')).toBe(1)
  // What is deleted at night is no matter of mails, however many of them wait.
  await poor.purge()
  await eventually(() => poor.logs().some(({ what }) => what === 'expire_stories'))
  expect(seen('notice')).toBe(3)
  here.mailbox.refuse(null)
  const before = here.mailbox.letters.length
  await poor.sweep()
  await eventually(() => here.mailbox.letters.length === before + 1)
})

const leases = () =>
  rowsOf(
    here.site.db,
    'select from contact_requests where notified_at is null and notice_claimed_at is not null',
  )
const reportNothing = async () =>
  (await rowsOf(here.site.db, 'select from contact_requests where notified_at is null')).length

describe('a row that the database does not take', () => {
  beforeEach(() =>
    rowsOf(here.site.db, "alter table contact_requests add constraint not_today check (name <> 'Dan Popa')"),
  )
  afterEach(() => rowsOf(here.site.db, 'alter table contact_requests drop constraint not_today'))

  test('comes back with everything typed and the phone, and its rule is in the log', async () => {
    const answer = await send({ name: 'Dan Popa' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('value="Dan Popa"')
    expect(wordsOf(html)).toContain(`Sunați la ${formatPhone(clinic.phone)}`)
    expect(here.site.logs().some(({ constraint }) => constraint === 'not_today')).toBe(true)
    expect(here.site.logs().some(({ during }) => during === 'requests-retry')).toBe(false)
  })

  test('is set aside for a person when it comes from the queue, and not tried for days', async () => {
    here.site.db?.fault('503', { path: '/rest/v1/contact_requests', times: 1 })
    expect((await send({ name: 'Dan Popa' })).status).toBe(303)
    await eventually(() => here.site.logs().some(({ event }) => event === 'set-aside'))
    expect(here.site.logs().filter(({ constraint }) => constraint === 'not_today')).toHaveLength(1)
  })
})

test('without a database the form comes back with everything kept and the phone', async () => {
  const lonely = await startSite({ vars: { FORM_SECRET: formSecret } })
  const answer = await sendForm(lonely, '/contact', await request())
  const html = await answer.text()
  await lonely.close()
  expect(answer.status).toBe(503)
  expect(html).toContain('value="Ana Ionescu"')
  expect(wordsOf(html)).toContain(`sunați la ${formatPhone(clinic.phone)}`)
})
