import { clinic } from '../content/clinic.ts'
import { withoutJoiners } from '../format/typeset.ts'
import type { Env, Settings } from '../settings-schema.ts'

/** A message to send. Neither its subject nor its text reveals anything about health. */
export type Email = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** Identical for every attempt at a message, so that a provider can refuse duplicates. */
  key: string
}

/** It is unknown whether the message was accepted: it may still be sent. */
export class NoMailResponse extends Error {
  override name = 'NoMailResponse'
}

/** Throws when the message was not accepted. */
export type Mailer = { send(email: Email): Promise<void> }

/**
 * The provider of the settings or, without one, Cloudflare's binding. Under `wrangler dev` and in tests the binding
 * sends nothing: it writes each message to a file in `.wrangler/` and logs where.
 */
export function createMailer({ from, provider }: Settings['mail'], { MAIL }: Pick<Env, 'MAIL'>): Mailer {
  const sender = { email: from, name: clinic.name }
  const mailer = provider === null ? bindingMailer(sender, MAIL) : httpMailer(sender, provider)
  return {
    send: ({ subject, text, html, ...rest }) =>
      mailer.send({
        ...rest,
        subject: withoutJoiners(subject),
        text: withoutJoiners(text),
        html: withoutJoiners(html),
      }),
  }
}

type Sender = { email: string; name: string }

const timeLimitMs = 8000

/**
 * The binding sets the Message-ID itself and has no idempotency key: the same key in a header shows a reader that
 * two messages are duplicates.
 */
function bindingMailer(from: Sender, binding: Env['MAIL']): Mailer {
  return {
    async send({ key, headers, ...email }) {
      const limit = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => limit.reject(new NoMailResponse('The mail binding is silent')),
        timeLimitMs,
      )
      const message = { from, ...email, headers: { ...headers, 'X-Entity-Ref-ID': key } }
      // The binding's error may contain the address, which must not get into the log.
      await Promise.race([binding.send(message), limit.promise])
        .catch((error: unknown) => {
          if (error instanceof NoMailResponse) throw error
          throw new Error(
            `The mail binding refused a message: ${error instanceof Error ? error.name : 'unknown'}`,
          )
        })
        .finally(() => clearTimeout(timer))
    },
  }
}

/**
 * `POST` with a bearer key and the JSON that several providers accept: `{ from, to: [address], subject, text, html,
 * headers }`. Any success status means that it was accepted.
 */
function httpMailer(from: Sender, { url, key: bearer }: { url: string; key: string }): Mailer {
  return {
    async send({ to, key, ...email }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ from: `${quoted(from.name)} <${from.email}>`, to: [to], ...email }),
        signal: AbortSignal.timeout(timeLimitMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The mail provider answered ${response.status}`)
    },
  }
}

/** A name with a comma or a dot is one name (RFC 5322, 3.2.4). */
function quoted(name: string): string {
  return /[^\p{L}\p{N} '-]/u.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
}
