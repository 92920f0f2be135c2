import { Hono } from 'hono'
import { renderToReadableStream } from 'react-dom-streaming'
import { clientBuild } from '../../src/build/client-build.ts'
import { consentOnServer } from '../../src/features/consent/initial-store.server.ts'
import { Address } from '../../src/http/address.ts'
import { createNonce } from '../../src/http/security-headers.ts'
import { closeDocument, openDocument } from '../../src/rendering/document.ts'
import { loadPayload } from '../../src/rendering/load-payload.ts'
import { parseSettings } from '../../src/settings-schema.ts'
import { App } from '../../src/shell/app.tsx'
import { connectData } from '../../src/sources/connect.ts'

/** The same page, data and document, rendered for every request by React's stream as it comes. */
const app = new Hono()
const { data } = await connectData(parseSettings({}), null, {
  background: () => {},
  changed: () => {},
  since: () => 0,
  outdated: async () => {},
})

app.get('*', async (c) => {
  const nonce = createNonce()
  const { payload, view, isStatic, inDocument, graph } = await loadPayload(
    new Address(c.req.path, '').resolved,
    data,
  )
  const files = await clientBuild.filesOf(payload.route)
  const markup = await renderToReadableStream(<App view={view} pending={false} consent={consentOnServer} />, {
    nonce,
  })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      for (const part of openDocument(payload, files, nonce, isStatic)) controller.enqueue(part)
    },
    flush: async (controller) => controller.enqueue(closeDocument(await inDocument(), await graph())),
  })
  c.executionCtx.waitUntil(markup.pipeTo(writable))
  return c.body(readable, 200, { 'content-type': 'text/html; charset=utf-8' })
})

export default app
