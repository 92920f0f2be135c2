import { z } from 'zod'
import { longestChange, ownActions } from '../features/contact/own-request.server.ts'
import { contactRow } from '../features/contact/row.server.ts'
import { writtenLocales } from '../locale.ts'

const origin = z.url()

/** The remaining work on a visitor's request. Each kind may run twice and takes effect once. */
export const requestJob = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('contact'), row: contactRow, origin }),
  /** What the sender of a request has pressed on its page; the link is known by its hash alone. */
  z.strictObject({
    kind: z.literal('own-request'),
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    action: z.enum(ownActions),
    note: z.string().max(longestChange),
    pressedAt: z.iso.datetime(),
    /** The mail that tells the clinic. */
    mail: z.uuid(),
    origin,
  }),
  z.strictObject({ kind: z.literal('request-mail'), mail: z.uuid(), origin }),
  z.strictObject({ kind: z.literal('notice'), key: z.uuid(), origin }),
  z.strictObject({
    kind: z.literal('subscribe'),
    email: z.email(),
    locale: z.enum(writtenLocales),
    /** The mail that asks for a confirmation: the same id for every attempt. */
    mail: z.uuid(),
    /** A digest of who asked, for their share of an hour; none in what was queued before it existed. */
    network: z.string().nullable().default(null),
    origin,
  }),
  z.strictObject({ kind: z.literal('newsletter-mail'), mail: z.uuid(), origin }),
  z.strictObject({ kind: z.literal('unsubscribe'), subscriber: z.uuid(), wishedAt: z.iso.datetime() }),
  /** A mail was sent and the database does not know it yet. */
  z.strictObject({
    kind: z.literal('sent'),
    mail: z.enum(['notice', 'digest', 'newsletter-mail', 'newsletter', 'request-mail']),
    id: z.uuid(),
  }),
])
export type RequestJob = z.infer<typeof requestJob>
