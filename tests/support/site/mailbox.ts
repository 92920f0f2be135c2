import { createServer } from 'node:http'
import { z } from 'zod'
import { requestBody } from '../../../scripts/request-body.ts'

const letter = z.strictObject({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
})
export type ReceivedLetter = z.infer<typeof letter> & { key: string }

/** A status that refuses; `lost` takes the letter and never says so; `hang` neither takes nor answers. */
export type MailFault = number | 'lost' | 'hang'

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

/**
 * A mail provider on loopback: keeps what it is given and, as providers do, delivers what comes again under the same
 * idempotency key no second time. It can be told to fail.
 */
export async function openMailbox() {
  const letters: ReceivedLetter[] = []
  const suppressed: string[] = []
  let fault: MailFault | null = null
  const server = createServer(async (request, response) => {
    const body = await requestBody(request)
    if (body === null || fault === 'hang') return
    if (fault === null || fault === 'lost') {
      const key = String(request.headers['idempotency-key'])
      if (letters.some((known) => known.key === key)) suppressed.push(key)
      else letters.push({ ...letter.parse(JSON.parse(body.toString())), key })
    }
    if (fault === 'lost') request.socket.destroy()
    else response.writeHead(fault ?? 202).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port')
  return {
    letters,
    /** The keys of letters that came once more. */
    suppressed,
    /** The settings that send a site's mail here. */
    vars: { MAIL_API_URL: `http://127.0.0.1:${address.port}/send`, MAIL_API_KEY: 'a-key-for-tests' },
    refuse(next: MailFault | null) {
      fault = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
