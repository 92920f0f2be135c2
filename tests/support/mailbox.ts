import { createServer } from 'node:http'
import { z } from 'zod'

const letter = z.strictObject({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
})
export type ReceivedLetter = z.infer<typeof letter> & { key: string }

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

/** A mail provider on loopback: keeps what it is given, and can be told to refuse. */
export async function openMailbox() {
  const letters: ReceivedLetter[] = []
  let refusal: number | null = null
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (refusal === null) {
      const key = String(request.headers['idempotency-key'])
      letters.push({ ...letter.parse(JSON.parse(Buffer.concat(chunks).toString())), key })
    }
    response.writeHead(refusal ?? 202).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port')
  return {
    letters,
    /** The settings that send a site's mail here. */
    vars: { MAIL_API_URL: `http://127.0.0.1:${address.port}/send`, MAIL_API_KEY: 'a-key-for-tests' },
    refuse(status: number | null) {
      refusal = status
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
