import { expect, test } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { openRequests } from '../../support/site/contact-requests.ts'
import { rowsOf } from '../../support/site/forms.ts'

const here = openRequests()
const { send, stored, notices } = here
const reportNothing = async () =>
  (await rowsOf(here.site.db, 'select id from contact_requests where notified_at is null')).length
const digests = async () => {
  const references = (await stored()).map(({ reference }) => reference)
  return here.mailbox.letters.filter(
    ({ text }) => references.filter((each) => text.includes(each)).length > 1,
  )
}

test('many requests of one hour are ten mails and a digest that names the others, and all are in the inbox', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => send({ name: `Pacient ${at}` })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
  expect(await stored()).toHaveLength(25)
  await eventually(async () => (await reportNothing()) === 15)
  expect(await notices()).toHaveLength(10)

  await here.site.sweep()
  await eventually(async () => (await reportNothing()) === 0)
  expect(await notices()).toHaveLength(10)
  const [digest, ...others] = await digests()
  expect(others).toEqual([])
  expect(digest?.subject).toMatch(/^15\scereri noi de pe site$/)
  const told = [...(await notices()).map(({ subject }) => subject), digest?.text].join(' ')
  for (const { reference } of await stored()) expect(told).toContain(reference)
  expect(digest?.text).toContain('/admin/requests')
  expect(JSON.stringify(digest)).not.toContain('Pacient')

  await here.site.sweep()
  expect(await digests()).toHaveLength(1)
})

test('a digest whose mail was refused, or whose answer was lost, is told of later and once', async () => {
  await rowsOf(
    here.site.db,
    `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, notified_at)
     select gen_random_uuid(), 'VECH-222' || (n % 8 + 2), 'ro', 'ro', 'Ana Pop', '+40712034567',
       now() - n * interval '1 minute' from generate_series(1, 10) n`,
  )
  await Promise.all([send({ name: 'Ion Unu' }), send({ name: 'Ion Doi' })])
  await eventually(async () => (await reportNothing()) === 2)
  const told = async () => (await digests()).filter(({ subject }) => /^2\s/.test(subject))
  here.mailbox.refuse(503)
  await here.site.sweep()
  expect([await reportNothing(), await told()]).toEqual([2, []])
  here.mailbox.refuse(null)
  here.site.db?.fault('503', { path: '/rest/v1/rpc/finish_notice_digest', times: 1 })
  await here.site.sweep()
  await eventually(async () => (await told()).length === 1)
  // The mail has left: the queue says so a minute later, and nobody sends it again meanwhile.
  await here.site.sweep()
  expect(await told()).toHaveLength(1)
})

test('an hour later each request is a mail again', async () => {
  await rowsOf(
    here.site.db,
    `insert into contact_requests (idempotency_key, reference, locale, answer_locale, name, phone, notified_at)
     select gen_random_uuid(), 'VECH-222' || (n % 8 + 2), 'ro', 'ro', 'Ana Pop', '+40712034567',
       now() - interval '61 minutes' - n * interval '1 second' from generate_series(1, 10) n`,
  )
  const answer = await send()
  expect(answer.status).toBe(303)
  await eventually(async () => (await reportNothing()) === 0)
  expect(await notices()).toHaveLength(1)
})

test('all of an IPv6 network has one limit, and what it types is kept', async () => {
  // Ten a minute, and a minute may end meanwhile.
  const statuses: number[] = []
  for (let part = 1; part <= 25; part += 1) {
    const answer = await send({}, { 'cf-connecting-ip': `2001:db8:4:${part.toString(16)}::1` })
    statuses.push(answer.status)
    if (answer.status === 429) expect(await answer.text()).toContain('value="Ana Ionescu"')
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
  expect((await stored()).length).toBeLessThanOrEqual(20)
  expect((await send({}, { 'cf-connecting-ip': '2001:db8:5:1::1' })).status).toBe(303)
})
