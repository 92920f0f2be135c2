/**
 * The three platform classes as React's streaming renderer uses them, over text instead of bytes. React encodes
 * every small string on its own, a native call for each tag and attribute: two thirds of the time of a page. The
 * build gives React's module these classes under the platform's names (`scripts/build/react-text.ts`), so that text
 * is gathered per flush and encoded once. React reads of a chunk its `byteLength` (to decide about splitting and
 * outlining, for which the text's length serves as well) and its `buffer`.
 */
class TextChunk {
  readonly buffer = notDetached
  readonly byteLength: number
  readonly text: string

  constructor(text: string) {
    this.text = text
    this.byteLength = text.length
  }
}

const notDetached = { detached: false }

class ChunkEncoder {
  encode(text: string): TextChunk {
    return new TextChunk(text)
  }
}

/** React's write buffer. It is never full, so every flush is one view. */
class TextView {
  readonly buffer: string[]
  readonly length = Number.POSITIVE_INFINITY

  constructor(from: number | string[]) {
    this.buffer = typeof from === 'number' ? [] : from
  }

  set(chunk: TextChunk): void {
    this.buffer.push(chunk.text)
  }
}

type TextController = {
  enqueue(chunk: TextChunk | TextView): void
  close(): void
  error(reason: unknown): void
}
type TextSource = { pull(controller: TextController): void; cancel(reason: unknown): void }

function createTextStream(source: TextSource): ReadableStream<Uint8Array> {
  const encoder = new globalThis.TextEncoder()
  return new globalThis.ReadableStream<Uint8Array>(
    {
      pull(controller) {
        source.pull({
          enqueue: (chunk) => controller.enqueue(encoder.encode(textOf(chunk))),
          close: () => controller.close(),
          error: (reason) => controller.error(reason),
        })
      },
      cancel: (reason) => source.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

function textOf(chunk: TextChunk | TextView): string {
  return chunk instanceof TextChunk ? chunk.text : chunk.buffer.join('')
}

export { ChunkEncoder as TextEncoder, createTextStream as ReadableStream, TextView as Uint8Array }
