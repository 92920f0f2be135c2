import { clinic } from '../content/clinic.ts'
import { withoutJoiners } from '../format/typeset.ts'
import type { Env, Settings } from '../settings-schema.ts'

/** A message ready to leave. Neither its subject nor its text says anything about anybody's health. */
export type Email = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** The same for every attempt at the same message, so that a provider can refuse the second. */
  key: string
}

/** Throws when the message was not taken. */
export type Mailer = { send(email: Email): Promise<void> }

/**
 * The provider of the settings or, without one, Cloudflare's binding. Under `wrangler dev` and in tests the binding
 * sends nothing: it leaves each message as a file in `.wrangler/` and says where.
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
 * The binding makes the Message-ID itself and knows no idempotency key: the same key in a header lets a reader see that
 * two messages are one.
 */
function bindingMailer(from: Sender, binding: Env['MAIL']): Mailer {
  return {
    async send({ key, headers, ...email }) {
      const limit = Promise.withResolvers<never>()
      const timer = setTimeout(() => limit.reject(new DOMException('', 'TimeoutError')), timeLimitMs)
      const message = { from, ...email, headers: { ...headers, 'X-Entity-Ref-ID': key } }
      // The binding's own words may repeat the address, and they would end in the log.
      await Promise.race([binding.send(message), limit.promise])
        .catch((error: unknown) => {
          throw new Error(
            `The mail binding refused a message: ${error instanceof Error ? error.name : 'unknown'}`,
          )
        })
        .finally(() => clearTimeout(timer))
    },
  }
}

/**
 * `POST` with a bearer key and the JSON that several providers understand:
 * `{ from, to: [address], subject, text, html, headers }`. Any status of success means that it was taken.
 */
function httpMailer(from: Sender, { url, key: bearer }: { url: string; key: string }): Mailer {
  return {
    async send({ to, key, ...email }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ from: `${from.name} <${from.email}>`, to: [to], ...email }),
        signal: AbortSignal.timeout(timeLimitMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The mail provider answered ${answer.status}`)
    },
  }
}
