import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What can go wrong between the Worker and Supabase. */
export type Fault = 'down' | 'hang' | `slow:${number}` | '500' | '429' | 'html' | 'shape'

/** A fault may be kept to one half of Supabase, so that sign-in works while the tables do not. */
export type FaultScope = '/rest/v1' | '/auth/v1'

export type FaultSwitch = {
  /** Starts a fault, or ends it with null; requests that hung are answered when it ends. */
  set(fault: Fault | null, scope?: FaultScope): void
  /** Plays the fault. True means that the request is dealt with; false, that it goes to the database. */
  play(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Whether a connection may be taken at all. */
  accepts(): boolean
  /** Drops the requests that still wait: the database is about to go. */
  close(): void
}

/** The fault switch of one server; nothing is wrong at the start. */
export function createFaultSwitch(): FaultSwitch {
  let fault: Fault | null = null
  let scope: FaultScope | null = null
  let cleared = Promise.withResolvers<void>()
  let closed = false

  function set(next: Fault | null, nextScope?: FaultScope): void {
    fault = next
    scope = nextScope ?? null
    cleared.resolve()
    cleared = Promise.withResolvers<void>()
  }

  async function play(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (fault === null || (scope !== null && !request.url?.startsWith(scope))) return false
    if (fault === 'down') {
      request.socket.destroy()
      return true
    }
    if (fault === 'hang') {
      await cleared.promise
      return isDropped(request, response)
    }
    const milliseconds = /^slow:(\d+)$/.exec(fault)?.[1]
    if (milliseconds !== undefined) {
      await delay(Number(milliseconds))
      return isDropped(request, response)
    }
    const answer = answers.get(fault)
    if (answer === undefined) throw new Error(`Unknown fault: ${fault}`)
    response.writeHead(answer.status, answer.headers).end(answer.body)
    return true
  }

  function isDropped(request: IncomingMessage, response: ServerResponse): boolean {
    if (closed) request.socket.destroy()
    return closed || response.destroyed
  }

  function close(): void {
    closed = true
    cleared.resolve()
  }

  return { set, play, accepts: () => fault !== 'down' || scope !== null, close }
}

const json = { 'content-type': 'application/json; charset=utf-8' }

const answers = new Map<string, { status: number; headers: Record<string, string>; body: string }>([
  ['500', { status: 500, headers: json, body: '{"code":"XX000","message":"internal error","details":null}' }],
  [
    '429',
    { status: 429, headers: { ...json, 'retry-after': '1' }, body: '{"message":"rate limit exceeded"}' },
  ],
  ['html', { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Paused</p>' }],
  ['shape', { status: 200, headers: json, body: '{"unexpected":["shape"]}' }],
])
