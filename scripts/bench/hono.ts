import { Hono } from 'hono'

type Answer = { status: number; headers: [string, string][]; size: number }

/** Plain Hono: a text, a given number of bytes from memory, and an answer with the headers it was given. */
const app = new Hono()
const compressed = new Map<string, Uint8Array<ArrayBuffer>>()

app.get('/', (c) => c.text('ok'))
app.get('/text', (c) => c.text('ok'))
app.get('/bytes', (c) => {
  const size = c.req.query('n') ?? '0'
  const bytes = compressed.get(size) ?? new Uint8Array(Number(size)).fill(120)
  compressed.set(size, bytes)
  return c.body(bytes, 200, { 'content-type': 'text/html; charset=utf-8' })
})

const answers = new Map<string, { init: ResponseInit; bytes: Uint8Array<ArrayBuffer> | null }>()
app.put('/same/:name', async (c) => {
  const { status, headers, size } = await c.req.json<Answer>()
  answers.set(c.req.param('name'), {
    init: { status, headers },
    bytes: size === 0 ? null : new Uint8Array(size).fill(120),
  })
  return c.text('ok')
})
app.get('/same/:name', (c) => {
  const answer = answers.get(c.req.param('name'))
  return answer ? new Response(answer.bytes, answer.init) : c.notFound()
})

export default app
