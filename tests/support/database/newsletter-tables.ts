import { createClient } from '@supabase/supabase-js'
import { openTables } from './tables.ts'

/** Of a link in a mail, and of the next one. */
export const hash = 'a'.repeat(64)
export const otherHash = 'b'.repeat(64)

/** The tables of subscribers and their mails, empty before each test, and what the tests do with them. */
export function newsletterTables() {
  const tables = openTables(createClient)
  const { service, query } = tables

  async function request(mail: string = crypto.randomUUID(), address = 'ana@exemplu.ro') {
    return ask<boolean | null>('request_subscription', { address, language: 'ro', mail })
  }

  function claim(mail: string, link_hash: string, claimant: string = crypto.randomUUID()) {
    return ask<Record<string, unknown>[]>('claim_newsletter_mail', { mail, claimant, link_hash })
  }

  function finish(mail: string, claimant: string, sent: boolean) {
    return ask<boolean>('finish_newsletter_mail', { mail, claimant, sent })
  }

  function confirm(link_hash = hash) {
    return ask<[{ mail: string }]>('confirm_subscription', { link_hash, welcome: crypto.randomUUID() })
  }

  async function leave(subscriber: string, ago = '0 hours') {
    const { rows } = await query<{ at: string }>(`select now() - interval '${ago}' as at`)
    return ask<boolean>('end_subscription', {
      subscriber,
      wished_at: new Date(rows[0]?.at ?? '').toISOString(),
    })
  }

  function bounce(address = 'ana@exemplu.ro') {
    return ask<boolean>('bounce_newsletter', { address })
  }

  /** Somebody whose mail with this link has left. */
  async function linked(address = 'ana@exemplu.ro', link = hash): Promise<void> {
    const mail = crypto.randomUUID()
    await request(mail, address)
    await claim(mail, link)
  }

  async function confirmed(address = 'ana@exemplu.ro', link = hash): Promise<string> {
    await linked(address, link)
    await confirm(link)
    return String((await stored()).find(({ email }) => email === address)?.id)
  }

  async function pass(time: string): Promise<void> {
    await tables.exec(`
      update newsletter_subscribers set requested_at = requested_at - interval '${time}',
        confirmed_at = confirmed_at - interval '${time}', unsubscribed_at = unsubscribed_at - interval '${time}',
        bounced_at = bounced_at - interval '${time}';
      update newsletter_mails set created_at = created_at - interval '${time}',
        claimed_at = claimed_at - interval '${time}', link_expires_at = link_expires_at - interval '${time}';`)
  }

  async function ask<T>(name: string, parameters: Record<string, unknown>): Promise<T> {
    const { data, error } = await service().rpc(name, parameters)
    if (error) throw new Error(error.message)
    return data
  }

  async function stored() {
    const { rows } = await query<Record<string, unknown>>('select * from public.newsletter_subscribers')
    const [first = {}, ...others] = rows
    return [first, ...others] as const
  }

  async function mails() {
    return (
      await query<Record<string, unknown>>('select * from public.newsletter_mails order by created_at, kind')
    ).rows
  }

  return {
    ...tables,
    request,
    bounce,
    claim,
    finish,
    confirm,
    leave,
    linked,
    confirmed,
    pass,
    ask,
    stored,
    mails,
  }
}
