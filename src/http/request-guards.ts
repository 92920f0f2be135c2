import { readable } from '../format/typed.ts'

/** The body of a request as text, or null as soon as it exceeds the limit, whatever its headers claim. */
export async function readBody(request: Request, largestBytes: number): Promise<string | null> {
  const bytes = await readBytes(request, largestBytes)
  return bytes && new TextDecoder().decode(bytes)
}

/** The fields of a form, without what nobody sees in them (`src/format/typed.ts`); null as soon as it exceeds the limit. */
export async function readForm(request: Request, largestBytes: number): Promise<URLSearchParams | null> {
  const body = await readBody(request, largestBytes)
  if (body === null) return null
  const sent = new URLSearchParams(body)
  return new URLSearchParams([...sent].map(([name, value]) => [name, readable(value)]))
}

/** The body as bytes: a file in it may have any encoding. */
export async function readBytes(
  request: Request,
  largestBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largestBytes) return null
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** The key of a visitor in rate limits. One subscriber has a whole /64 of IPv6, so its addresses count together. */
export function visitorKey(request: Request): string {
  return addressPart(request, 4)
}

/** The key of a network, for limits that many /64 must not evade: a site is assigned a /48 (RFC 6177). */
export function networkKey(request: Request): string {
  return addressPart(request, 3)
}

/** RFC 4291, section 2.2: `::` stands for as many groups of zeros as are missing. */
function addressPart(request: Request, length: number): string {
  const address = request.headers.get('cf-connecting-ip') ?? 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...last]
  return all
    .slice(0, length)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/** JSON, or null if it is malformed: the schema that follows refuses that as well. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * Whether the browser says that a same-origin page sent this. A page cannot forge `Sec-Fetch-Site`; older browsers
 * send `Origin`. A request with neither is no browser's cross-site request: it carries no visitor's cookies.
 */
export function isFromOurPages(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === new URL(request.url).origin
}

/**
 * The same for a form that also stands on a page of a secret link. Such a page tells nobody its address and sends no
 * origin either, which only browsers without `Sec-Fetch-Site` go by. What the form does must need the secret, or nothing.
 */
export function isFromSecretPages(request: Request): boolean {
  const isUnnamed = !request.headers.has('sec-fetch-site') && request.headers.get('origin') === 'null'
  return isUnnamed || isFromOurPages(request)
}
