import { allOrEssential } from '../../src/features/consent/record.ts'
import { tokenOf } from '../../src/features/contact/request-link.server.ts'
import { referenceFrom } from '../../src/features/contact/row.server.ts'
import { issueTimeToken } from '../../src/features/contact/spam/time-token.server.ts'
import { createConfirmToken, createUnsubscribeToken } from '../../src/features/newsletter/tokens.server.ts'
import { createSigner, hashOf } from '../../src/http/signer.ts'
import type { Admin } from '../support/admin/admin.ts'
import { openTakeAways, takeAwayNames } from '../support/admin/take-aways.ts'
import type { Mailbox } from '../support/site/mailbox.ts'
import type { Site } from '../support/site/site.ts'

/** One thing that one visitor sends, or an owner takes from them, as often as they have to, and what is to come of it. */
export type Sending = {
  post(): Promise<Response>
  accepted: readonly number[]
  /** How often it is in the database, and how many mails it has caused; nothing of what visitors still have though it is taken. */
  outcome(): Promise<{ stored: number; mails: number }>
  mails: 0 | 1
}

export const formSecret = 'a secret of thirty-two characters or more'
const signer = createSigner({ formSecret, supabase: null })

export const streamNames = [
  'consent',
  'contact',
  'link',
  'change',
  'cancel',
  'subscribe',
  'confirm',
  'unsubscribe',
  ...takeAwayNames,
] as const
export type StreamName = (typeof streamNames)[number]

/** Makes a sending of each stream; what has to be there before is put there. */
export function openStreams(
  site: Site,
  mailbox: Mailbox,
  admin: Admin,
): Record<StreamName, () => Promise<Sending>> {
  const db = databaseOf(site)
  let visitors = 0

  function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
    visitors += 1
    return fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: {
        'sec-fetch-site': 'same-origin',
        'cf-connecting-ip': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
        ...headers,
      },
    })
  }
  const count = async (query: string, value: string) =>
    (await db.sql.query<{ count: number }>(`select count(*)::integer as count from ${query}`, [value]))
      .rows[0]?.count ?? 0
  const mailsTo = (address: string) => mailbox.letters.filter(({ to }) => to[0] === address).length
  const newAddress = () => `${crypto.randomUUID()}@exemplu.ro`

  async function insertSubscriber(email: string, status: string): Promise<string> {
    const { rows } = await db.sql.query<{ id: string }>(
      `insert into newsletter_subscribers (email, locale, status, confirmed_at)
        values ($1, 'ro', $2, case $2 when 'confirmed' then now() - interval '1 day' end) returning id`,
      [email, status],
    )
    return rows[0]?.id ?? ''
  }

  /** A request that is there, and what its sender presses on its page; 202 has it in the queue. */
  async function pressed(intent: 'change' | 'cancel'): Promise<Sending> {
    const reference = referenceFrom(crypto.getRandomValues(new Uint8Array(8)))
    const id = crypto.randomUUID()
    const token = await tokenOf(signer, id)
    const { rows } = await db.sql.query<{ id: string }>(
      `insert into contact_requests
        (idempotency_key, reference, locale, answer_locale, name, phone, link_id, link_hash, notified_at)
        values (gen_random_uuid(), $1, 'ro', 'ro', 'Ana Ionescu', '+40712034567', $2, $3, now() - interval '2 hours')
        returning id`,
      [reference, id, await hashOf(token)],
    )
    const request = rows[0]?.id ?? ''
    return {
      post: () => post('/contact/cerere', new URLSearchParams({ token, intent, note: 'Mai bine joi.' })),
      accepted: [303, 202],
      outcome: async () => ({
        stored: await count('contact_request_steps where request = $1', request),
        mails: mailbox.letters.filter(({ subject }) => subject.includes(reference)).length,
      }),
      mails: 1,
    }
  }

  const takeAways = openTakeAways(site, () => admin)
  async function takeAway(name: keyof typeof takeAways): Promise<Sending> {
    const { press, seen, done } = await takeAways[name]()
    return {
      post: press,
      accepted: [name === 'person erased' ? 200 : 303],
      outcome: async () => ({ stored: (await seen()).length > 0 ? 0 : await done(), mails: 0 }),
      mails: 0,
    }
  }

  return {
    'consent withdrawn': () => takeAway('consent withdrawn'),
    'consent narrowed': () => takeAway('consent narrowed'),
    'article withdrawn': () => takeAway('article withdrawn'),
    'person erased': () => takeAway('person erased'),
    'day closed': () => takeAway('day closed'),

    async consent() {
      const eventId = crypto.randomUUID()
      const body = JSON.stringify({
        consent: {
          version: '1.0.0',
          givenAtISO: new Date().toISOString(),
          categories: allOrEssential(false),
        },
        anonUserId: crypto.randomUUID(),
        eventId,
        locale: 'ro',
        surface: 'banner',
      })
      return {
        post: () => post('/api/consent', body, { 'content-type': 'application/json' }),
        accepted: [202],
        outcome: async () => ({
          stored: await count('cookie_consent where event_id = $1', eventId),
          mails: 0,
        }),
        mails: 0,
      }
    },

    async contact() {
      const name = `Pacient ${crypto.randomUUID()}`
      const token = await issueTimeToken(signer, new Date(Date.now() - 60_000))
      const fields = { token, name, phone: '0712 034 567', answer_locale: 'ro', message: 'O întrebare.' }
      return {
        post: () => post('/contact', new URLSearchParams(fields)),
        accepted: [303],
        async outcome() {
          const { rows } = await db.sql.query<{ reference: string; notified_at: string | null }>(
            'select reference, notified_at from contact_requests where name = $1',
            [name],
          )
          const [row] = rows
          const notices = mailbox.letters.filter(({ subject }) => row && subject.includes(row.reference))
          return { stored: rows.length, mails: row?.notified_at == null ? 0 : notices.length }
        },
        mails: 1,
      }
    },

    async link() {
      const email = newAddress()
      const token = await issueTimeToken(signer, new Date(Date.now() - 60_000))
      const fields = { token, name: 'Ana Ionescu', email, answer_locale: 'ro', message: 'O întrebare.' }
      return {
        post: () => post('/contact', new URLSearchParams(fields)),
        accepted: [303],
        outcome: async () => ({
          stored: await count('contact_requests where email = $1', email),
          mails: mailsTo(email),
        }),
        mails: 1,
      }
    },

    change: () => pressed('change'),
    cancel: () => pressed('cancel'),

    async subscribe() {
      const email = newAddress()
      return {
        post: () => post('/api/newsletter', new URLSearchParams({ email, locale: 'ro' })),
        accepted: [303],
        outcome: async () => ({
          stored: await count("newsletter_subscribers where status = 'pending' and email = $1", email),
          mails: mailsTo(email),
        }),
        mails: 1,
      }
    },

    async confirm() {
      const email = newAddress()
      const [subscriber, mail] = [await insertSubscriber(email, 'pending'), crypto.randomUUID()]
      const token = await createConfirmToken(signer, mail)
      await db.sql.query(
        `insert into newsletter_mails (id, subscriber, kind, link_hash, link_expires_at, sent_at)
          values ($1, $2, 'confirmation', $3, now() + interval '1 day', now())`,
        [mail, subscriber, await hashOf(token)],
      )
      return {
        post: () => post('/newsletter/confirmare', new URLSearchParams({ token })),
        accepted: [303],
        outcome: async () => ({
          stored: await count("newsletter_subscribers where status = 'confirmed' and email = $1", email),
          mails: mailsTo(email),
        }),
        mails: 1,
      }
    },

    async unsubscribe() {
      const email = newAddress()
      const token = await createUnsubscribeToken(signer, await insertSubscriber(email, 'confirmed'))
      return {
        post: () => post('/newsletter/dezabonare', new URLSearchParams({ token })),
        accepted: [303],
        outcome: async () => ({
          stored: await count("newsletter_subscribers where status = 'unsubscribed' and email = $1", email),
          mails: mailsTo(email),
        }),
        mails: 0,
      }
    },
  }
}

function databaseOf({ db }: Site): NonNullable<Site['db']> {
  if (db === null) throw new Error('This site has no database')
  return db
}
