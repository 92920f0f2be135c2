declare global {
  /** A body of known length; workerd sends that as `Content-Length`. */
  const FixedLengthStream: new (length: number) => TransformStream<Uint8Array, Uint8Array>
}

type Span = { first: number; last: number }

/**
 * The part of a file that a request asks for (RFC 9110, section 14): 206, or 416 when the file ends before it. Safari plays
 * no film that it cannot have in parts, and none can be wound without. Otherwise the whole file: who asks for several
 * parts at once, or for one of another version, has to take all of it. The platform's files know no parts.
 */
export function partOf(request: Request, whole: Response, size: number): Response {
  if (whole.status !== 200) return whole
  whole.headers.set('accept-ranges', 'bytes')
  const range = request.headers.get('range')
  if (request.method !== 'GET' || range === null || !isSameVersion(request, whole)) return whole
  const span = spanOf(range, size)
  if (span === 'malformed') return whole
  const headers = new Headers(whole.headers)
  if (span === 'beyond') {
    void whole.body?.cancel()
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${span.first}-${span.last}/${size}`)
  return new Response(whole.body && cut(whole.body, span), { status: 206, headers })
}

/** `If-Range` names the version that the parts had before. A weak tag, or a date, is none to add bytes to. */
function isSameVersion(request: Request, whole: Response): boolean {
  const validator = request.headers.get('if-range')
  return validator === null || (validator.startsWith('"') && validator === whole.headers.get('etag'))
}

function spanOf(range: string, size: number): Span | 'malformed' | 'beyond' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range.replaceAll(' ', '')) ?? []
  if (from === '' && to === '') return 'malformed'
  // `-500` are the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return 'malformed'
  return first < size ? { first, last } : 'beyond'
}

/** In the pieces in which it comes: an isolate has no room for the films of all who watch one. */
function cut(body: ReadableStream<Uint8Array>, { first, last }: Span): ReadableStream<Uint8Array> {
  let at = 0
  const cutter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      const part = piece.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at))
      at += piece.byteLength
      if (part.byteLength > 0) controller.enqueue(part)
      if (at > last) controller.terminate()
    },
  })
  return body.pipeThrough(cutter).pipeThrough(new FixedLengthStream(last - first + 1))
}
