import { renderToReadableStream } from 'react-dom-streaming'
import { lateNames, settleProps } from '../deferred.ts'
import { consentOnServer } from '../features/consent/initial-store.server.ts'
import { reportError } from '../http/log.ts'
import { App } from '../shell/app.tsx'
import { partsReady } from '../ui/on-first-interaction.ts'
import { closeDocument, openDocument } from './document.ts'
import type { Composed } from './load-payload.ts'

/** A complete page, or one with late values. */
export type Rendered =
  | { kind: 'whole'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'streaming'; stream: ReadableStream<Uint8Array>; settled: Promise<object> }

/** Renders a page. Rejects if its shell cannot be rendered: nothing has been sent by then. */
export async function renderPage(
  { payload, view, isStatic, inDocument, graph }: Composed,
  nonce: string,
  requestId: string,
): Promise<Rendered> {
  await partsReady()
  const markup = await renderToReadableStream(<App view={view} pending={false} consent={consentOnServer} />, {
    nonce,
    progressiveChunkSize: inPlace,
    onError: (error) => reportError(error, { requestId, during: 'render', route: payload.route }),
  })
  const before = openDocument(payload, nonce, isStatic)
  if (lateNames(payload.props).length === 0) {
    await markup.allReady
    const chunks = await Array.fromAsync(markup)
    return {
      kind: 'whole',
      bytes: join([...before, ...chunks, closeDocument(await inDocument(), await graph())]),
    }
  }
  return {
    kind: 'streaming',
    stream: surround(before, markup, inDocument, graph),
    settled: settleProps(payload.props),
  }
}

/**
 * React would send larger finished parts after the shell and move them into place by script. Here a part is either
 * rendered in place or late.
 */
const inPlace = Number.POSITIVE_INFINITY

function surround(
  before: readonly Uint8Array[],
  markup: ReadableStream<Uint8Array>,
  inDocument: Composed['inDocument'],
  graph: Composed['graph'],
): ReadableStream<Uint8Array> {
  const parts = documentParts(before, markup, inDocument, graph)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return()
    },
  })
}

async function* documentParts(
  before: readonly Uint8Array[],
  markup: ReadableStream<Uint8Array>,
  inDocument: Composed['inDocument'],
  graph: Composed['graph'],
): AsyncGenerator<Uint8Array, void> {
  yield* before
  yield* markup
  yield closeDocument(await inDocument(), await graph())
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    joined.set(chunk, offset)
    offset += chunk.length
  }
  return joined
}
