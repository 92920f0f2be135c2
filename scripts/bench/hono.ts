import { Hono } from 'hono'

/** Plain Hono: a text, and a given number of bytes from memory. */
const app = new Hono()
const kept = new Map<string, Uint8Array<ArrayBuffer>>()

app.get('/', (c) => c.text('ok'))
app.get('/text', (c) => c.text('ok'))
app.get('/bytes', (c) => {
  const size = c.req.query('n') ?? '0'
  const bytes = kept.get(size) ?? new Uint8Array(Number(size)).fill(120)
  kept.set(size, bytes)
  return c.body(bytes, 200, { 'content-type': 'text/html; charset=utf-8' })
})

export default app
