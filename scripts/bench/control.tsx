import { Hono } from 'hono'
import { renderToReadableStream } from 'react-dom-streaming'
import { consentOnServer } from '../../src/consent/store.server.ts'
import { connectData } from '../../src/server/data.ts'
import { closeDocument, openDocument } from '../../src/server/document.ts'
import { parseSettings } from '../../src/server/env.ts'
import { loadPage } from '../../src/server/load-payload.ts'
import { locate } from '../../src/server/locate.ts'
import { createNonce } from '../../src/server/security-headers.ts'
import { App } from '../../src/ui/app.tsx'

/** The same page, data and document, rendered for every request by React's stream as it comes. */
const app = new Hono()
const { data } = await connectData(parseSettings({}), null, { background: () => {}, changed: () => {} })

app.get('*', async (c) => {
  const nonce = createNonce()
  const { payload, view, graph } = await loadPage(locate(c.req.path, ''), data)
  const markup = await renderToReadableStream(<App view={view} pending={false} consent={consentOnServer} />, {
    nonce,
  })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      for (const part of openDocument(payload, nonce)) controller.enqueue(part)
    },
    flush: async (controller) => controller.enqueue(closeDocument(payload, await graph())),
  })
  c.executionCtx.waitUntil(markup.pipeTo(writable))
  return c.body(readable, 200, { 'content-type': 'text/html; charset=utf-8' })
})

export default app
