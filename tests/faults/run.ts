import { setTimeout as delay } from 'node:timers/promises'
import { adminAtWork } from '../support/admin/admin.ts'
import { openMailbox } from '../support/site/mailbox.ts'
import { startSite } from '../support/site/site.ts'
import { type Mode, modes } from './modes.ts'
import { formSecret, openStreams, type Sending, type StreamName, streamNames } from './streams.ts'
import { isWrong, printTable, type Result } from './table.ts'

/**
 * What the site promises under faults, on the built Worker: whatever is wrong while visitors send, each thing is stored
 * once and each mail arrives once. Minutes long, so not part of `npm test`. `npm run test:faults -- hang` plays the modes
 * with that in their names.
 */
const perStream = 3
/** They share a draft, and the second would wait for the first. */
const amount = (stream: StreamName) => (stream === 'day closed' ? 1 : perStream)
/** Long enough that the queue has tried in vain, and waits. */
const faultMs = 5_000
/** The cron of five minutes, sped up: what it finds is older than it would be. */
const sweepMs = 15_000
const patienceMs = 300_000

const wanted = process.argv[2] ?? ''
const mailbox = await openMailbox()
const site = await startSite({ database: true, vars: { FORM_SECRET: formSecret, ...mailbox.vars } })
const streams = openStreams(site, mailbox, await adminAtWork(site))
await warmUp()

const results: Result[] = []
const sent: { result: Result; sendings: Sending[] }[] = []
for (const mode of modes.filter(({ name }) => name.includes(wanted))) await play(mode)
await countOnceMore()
printTable(results, mailbox.suppressed.length)
await site.close()
await mailbox.close()
process.exit(results.some(isWrong) ? 1 : 0)

async function play(mode: Mode): Promise<void> {
  // Each in an hour of its own: confirmations have a total, and so have the mails to the clinic.
  await site.db?.sql.exec(`
    update newsletter_mails set created_at = created_at - interval '1 hour';
    update request_mails set created_at = created_at - interval '1 hour';
    update contact_requests set notified_at = notified_at - interval '1 hour';`)
  const prepared = await Promise.all(
    streamNames.map(async (stream) => ({
      stream,
      sendings: await Promise.all(Array.from({ length: amount(stream) }, () => streams[stream]())),
    })),
  )
  if (mode.database) site.db?.fault(...mode.database)
  if (mode.mail !== undefined) mailbox.refuse(mode.mail)
  const began = Date.now()
  const waiting = await Promise.all(prepared.map(({ stream, sendings }) => send(stream, sendings)))
  await delay(Math.max(0, began + faultMs - Date.now()))
  site.db?.fault(null)
  mailbox.refuse(null)
  const recovered = Date.now()
  const arrivals = waiting.map(async ({ stream, sendings, longestWaitMs, refused }) => {
    const arrivedMs = await arrival(sendings, refused, recovered)
    const counts = { sent: sendings.length, stored: 0, doubled: 0, lost: 0 }
    const result = { mode: mode.name, stream, ...counts, longestWaitMs, arrivedMs }
    sent.push({ result, sendings })
    results.push(result)
  })
  const done = Promise.all(arrivals).then(() => true)
  while (!(await Promise.race([done, delay(sweepMs, false)]))) await sweep()
  const open = results.filter((each) => each.mode === mode.name && each.arrivedMs === null)
  const missing = open.length > 0 ? `, not arrived: ${open.map(({ stream }) => stream).join(', ')}` : ''
  console.log(`${mode.name}: ${Math.round((Date.now() - began) / 1000)} s${missing}`)
}

async function send(stream: StreamName, sendings: Sending[]) {
  const answers = await Promise.all(
    sendings.map(async (sending) => {
      const asked = Date.now()
      const { status } = await sending.post()
      return { sending, status, ms: Date.now() - asked }
    }),
  )
  return {
    stream,
    sendings,
    longestWaitMs: Math.max(...answers.map(({ ms }) => ms)),
    refused: answers.flatMap(({ sending, status }) => (sending.accepted.includes(status) ? [] : [sending])),
  }
}

/**
 * When everything had arrived, counted from the recovery; null for never. Who was refused tries again: the browser by
 * itself with a consent, people with a form.
 */
async function arrival(sendings: Sending[], refused: Sending[], recovered: number): Promise<number | null> {
  let open = refused
  while (Date.now() - recovered < patienceMs) {
    const again = await Promise.all(
      open.map(async (each) => (each.accepted.includes((await each.post()).status) ? [] : [each])),
    )
    open = again.flat()
    const outcomes = await Promise.all(sendings.map(async (each) => ({ each, ...(await each.outcome()) })))
    if (open.length === 0 && outcomes.every(({ each, stored, mails }) => stored >= 1 && mails >= each.mails))
      return Date.now() - recovered
    await delay(500)
  }
  return null
}

/** A sweep that finds at once what it would find minutes later; leases end by themselves. */
async function sweep(): Promise<void> {
  await site.db?.sql.exec(`
    update contact_requests set created_at = created_at - interval '2 minutes' where notified_at is null;
    update request_mails set created_at = created_at - interval '2 minutes'
      where sent_at is null and created_at > now() - interval '1 day';
    update newsletter_mails set created_at = created_at - interval '2 minutes'
      where sent_at is null and created_at > now() - interval '1 day';`)
  await site.sweep()
}

/** After everything: a mail that leaves twice may do so late. */
async function countOnceMore(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await sweep()
    await delay(40_000)
  }
  for (const { result, sendings } of sent)
    for (const sending of sendings) {
      const { stored, mails } = await sending.outcome()
      result.stored += Math.min(stored, 1)
      if (stored > 1 || mails > sending.mails) result.doubled += 1
      if (stored < 1 || mails < sending.mails) result.lost += 1
    }
}

/** The first requests of an isolate and of the database take longer than any fault here. */
async function warmUp(): Promise<void> {
  for (const stream of streamNames) {
    const sending = await streams[stream]()
    while (!sending.accepted.includes((await sending.post()).status)) await delay(1000)
  }
  await delay(5000)
}
