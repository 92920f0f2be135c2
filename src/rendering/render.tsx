import { clientBuild } from '../build/client-build.ts'
import { lateNames, settleProps } from '../deferred.ts'
import { consentOnServer } from '../features/consent/initial-store.server.ts'
import { reportError } from '../http/log.ts'
import { App } from '../shell/app.tsx'
import { islandsReady } from '../ui/hydration/on-first-interaction.ts'
import { closeDocument, openDocument, sheetTag } from './document.ts'
import { splitAtFirstScreen } from './first-screen.ts'
import type { Composed } from './load-payload.ts'
import { renderAtOnce } from './render-at-once.ts'

/** A complete page, or one with late values. */
export type Rendered =
  | { kind: 'whole'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'streaming'; stream: ReadableStream<Uint8Array>; settled: Promise<object> }

/** Renders a page. Rejects if its shell cannot be rendered: nothing has been sent by then. */
export async function renderPage(
  { payload, view, isStatic, notice, inDocument, graph }: Composed,
  nonce: string,
  requestId: string,
): Promise<Rendered> {
  const files = await clientBuild.filesOf(payload.route)
  await islandsReady()
  const app = <App view={view} pending={false} consent={consentOnServer} />
  const end = async () => closeDocument(await inDocument(), await graph())
  const documentOf = (html: string) => {
    const { sheet } = files
    const split = sheet === null ? null : splitAtFirstScreen(html)
    if (sheet === null || split === null)
      return [...openDocument(payload, files, nonce, isStatic, notice), encoder.encode(html)]
    const { first, rest } = split
    const opening = openDocument(payload, files, nonce, isStatic, notice, first)
    return [...opening, encoder.encode(first + sheetTag(sheet, nonce) + rest)]
  }
  const isLate = lateNames(payload.props).length > 0
  const atOnce = isLate ? null : renderAtOnce(app)
  if (atOnce !== null) return whole([...documentOf(atOnce), await end()])
  const before = openDocument(payload, files, nonce, isStatic, notice)

  const { renderToReadableStream } = await import('react-dom-streaming')
  const markup = await renderToReadableStream(app, {
    nonce,
    progressiveChunkSize: inPlace,
    onError: (error) => reportError(error, { requestId, during: 'render', route: payload.route }),
  })
  if (!isLate) {
    await markup.allReady
    return whole([...before, ...(await Array.fromAsync(markup)), await end()])
  }
  return {
    kind: 'streaming',
    stream: surround(before, markup, end),
    settled: settleProps(payload.props),
  }
}

/**
 * React would send larger finished parts after the shell and move them into place by script. Here a part is either
 * rendered in place or late.
 */
const inPlace = Number.POSITIVE_INFINITY

const encoder = new TextEncoder()

function surround(
  before: readonly Uint8Array[],
  markup: ReadableStream<Uint8Array>,
  end: () => Promise<Uint8Array>,
): ReadableStream<Uint8Array> {
  const parts = documentParts(before, markup, end)
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
  end: () => Promise<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  yield* before
  yield* markup
  yield await end()
}

function whole(chunks: readonly Uint8Array[]): Rendered {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return { kind: 'whole', bytes }
}
