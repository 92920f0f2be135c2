import { createHmac } from 'node:crypto'

export const webhookSecret = Buffer.alloc(32, 7).toString('base64')
const now = () => Math.floor(Date.now() / 1000)

/** What the mail provider posts, signed as https://www.standardwebhooks.com says. */
export function mailReport(
  body: string,
  { secret = webhookSecret, at = now(), signed = body } = {},
): RequestInit {
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(`msg_1.${at}.${signed}`)
  return {
    method: 'POST',
    body,
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(at),
      'webhook-signature': `v1,${signature.digest('base64')}`,
    },
  }
}
