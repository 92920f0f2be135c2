import type { ConsentEvent } from './record.ts'
import { read, storageKeys, write } from './storage.ts'

/** Proofs on their way to the server. They lie on the device until the server has taken them. */
export type Outbox = { add(event: ConsentEvent): void; send(): void }

const firstRetryMs = 4_000
const lastRetryMs = 600_000

export function openOutbox(): Outbox {
  const sending = new Set<string>()
  let failures = 0

  function send(): void {
    for (const event of Object.values(waiting())) {
      if (sending.has(event.eventId)) continue
      sending.add(event.eventId)
      void deliver(event).then(() => sending.delete(event.eventId))
    }
  }

  async function deliver(event: ConsentEvent): Promise<void> {
    const status = await post(event)
    if (status === 202 || isRefusal(status)) remove(event.eventId)
    if (status === 202) {
      failures = 0
      return
    }
    if (isRefusal(status)) return console.warn('The proof of consent was refused', status)
    if (failures === 0) console.warn('The proof of consent will be sent later', status)
    setTimeout(send, Math.min(firstRetryMs * 2 ** failures++, lastRetryMs))
  }

  addEventListener('online', send)
  return {
    add: (event) => keep({ ...waiting(), [event.eventId]: event }),
    send,
  }
}

/** The status of the answer; 0 where there was none. Anything but our 202 is no receipt: portals answer 200. */
function post(event: ConsentEvent): Promise<number> {
  return fetch('/api/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    keepalive: true,
  }).then(
    ({ status }) => status,
    () => 0,
  )
}

/** What the server will never take. Too many requests and a time limit are not of that kind. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429 && status !== 408
}

function waiting(): Record<string, ConsentEvent> {
  try {
    return JSON.parse(read(storageKeys.outbox) || '{}')
  } catch {
    // Not ours any more: nothing in it could be sent.
    return {}
  }
}

function keep(events: Record<string, ConsentEvent>): void {
  write(storageKeys.outbox, Object.keys(events).length > 0 ? JSON.stringify(events) : '')
}

function remove(eventId: string): void {
  const { [eventId]: _, ...rest } = waiting()
  keep(rest)
}
