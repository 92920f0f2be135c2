import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * What can go wrong between the Worker and Supabase. With `lost` and `late` the database does what it was asked and
 * the answer never arrives, or too late; with `stray` it does so after every caller has timed out.
 */
export type Fault =
  | 'killed'
  | 'down'
  | 'hang'
  | `slow:${number}`
  | 'lost'
  | `late:${number}`
  | `stray:${number}`
  | '500'
  | '503'
  | '429'
  | 'html'
  | 'shape'

/**
 * A fault may be limited to some paths, so that sign-in works while the tables do not, or one function fails alone;
 * and to a number of requests.
 */
export type FaultScope = `/${string}` | { path: `/${string}`; times: number }

export type FaultSwitch = {
  /**
   * Starts a fault, or ends it with null; requests that hung are answered when it ends. `met` resolves when the first
   * request meets it, `over` when all has been done that the first one brings about.
   */
  set(fault: Fault | null, scope?: FaultScope): { met: Promise<void>; over: Promise<void> }
  /** Runs what happens before the database is asked. Null means that the request has been answered. */
  play(request: IncomingMessage, response: ServerResponse): Promise<Played | null>
  /** Whether a connection is accepted at all. */
  accepts(): boolean
  /** Drops waiting requests before the database closes. */
  close(): void
}

/** What happens to the database's answer, and what to call when it has happened. */
export type Played = { answer: 'sent' | 'lost'; afterMs: number; done?: () => void }

const unharmed: Played = { answer: 'sent', afterMs: 0 }

export function createFaultSwitch(): FaultSwitch {
  let fault: Fault | null = null
  let path = ''
  let left = Number.POSITIVE_INFINITY
  let cleared = Promise.withResolvers<void>()
  let met = Promise.withResolvers<void>()
  let over = Promise.withResolvers<void>()
  let closed = false

  function set(next: Fault | null, scope: FaultScope = '/'): { met: Promise<void>; over: Promise<void> } {
    fault = next
    path = typeof scope === 'string' ? scope : scope.path
    left = typeof scope === 'string' ? Number.POSITIVE_INFINITY : scope.times
    cleared.resolve()
    cleared = Promise.withResolvers<void>()
    met = Promise.withResolvers<void>()
    over = Promise.withResolvers<void>()
    return { met: met.promise, over: over.promise }
  }

  async function play(request: IncomingMessage, response: ServerResponse): Promise<Played | null> {
    if (fault === null || left === 0 || !request.url?.startsWith(path)) return unharmed
    left -= 1
    met.resolve()
    const { resolve: done } = over
    const played = await suffer(fault, request, response)
    if (played === null) done()
    return played && { ...played, done }
  }

  async function suffer(
    fault: Fault,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Played | null> {
    const [kind, milliseconds] = partsOf(fault)
    switch (kind) {
      case 'killed':
      case 'down':
        request.socket.destroy()
        return null
      case 'hang':
        await cleared.promise
        return isDropped(request, response) ? null : unharmed
      case 'slow':
        await delay(milliseconds)
        return isDropped(request, response) ? null : unharmed
      case 'stray':
        await delay(milliseconds)
        return closed ? null : unharmed
      case 'lost':
        return { answer: 'lost', afterMs: 0 }
      case 'late':
        return { answer: 'sent', afterMs: milliseconds }
      default: {
        const answer = answers[kind]
        response.writeHead(answer.status, answer.headers).end(answer.body)
        return null
      }
    }
  }

  function isDropped(request: IncomingMessage, response: ServerResponse): boolean {
    if (closed) request.socket.destroy()
    return closed || response.destroyed
  }

  function close(): void {
    closed = true
    cleared.resolve()
  }

  return { set, play, accepts: () => fault !== 'down' || path !== '/', close }
}

const kinds = [
  'killed',
  'down',
  'hang',
  'slow',
  'lost',
  'late',
  'stray',
  '500',
  '503',
  '429',
  'html',
  'shape',
] as const

function partsOf(fault: Fault): [kind: (typeof kinds)[number], milliseconds: number] {
  const [name, milliseconds = '0'] = fault.split(':')
  const kind = kinds.find((each) => each === name)
  if (kind === undefined) throw new Error(`Unknown fault: ${fault}`)
  return [kind, Number(milliseconds)]
}

const json = { 'content-type': 'application/json; charset=utf-8' }

const answers = {
  '500': { status: 500, headers: json, body: '{"code":"XX000","message":"internal error","details":null}' },
  '503': { status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>Service unavailable</h1>' },
  '429': {
    status: 429,
    headers: { ...json, 'retry-after': '1' },
    body: '{"message":"rate limit exceeded"}',
  },
  html: { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Paused</p>' },
  shape: { status: 200, headers: json, body: '{"unexpected":["shape"]}' },
} as const
