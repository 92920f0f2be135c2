import { patience } from '../../ui/patience.ts'
import type { ConsentEvent } from './record.ts'
import { read, storageKeys, write } from './storage.ts'

/** Proofs to be sent. They stay on the device until the server has accepted them. */
export type Outbox = { add(event: ConsentEvent): void; send(): void }

const firstRetryMs = 4_000
const lastRetryMs = 600_000

export function openOutbox(): Outbox {
  const sending = new Set<string>()
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  function send(): void {
    clearTimeout(retry)
    retry = undefined
    for (const [eventId, event] of Object.entries(waiting())) {
      if (sending.has(eventId)) continue
      sending.add(eventId)
      void post(event).then((status) => {
        sending.delete(eventId)
        remove(eventId, status)
      })
    }
  }

  /**
   * Only this server's 202 is a receipt: captive portals answer 200. Too many requests does not refuse this proof.
   */
  function remove(eventId: string, status: number): void {
    const isRefused = status >= 400 && status < 500 && status !== 429
    if (status === 202 || isRefused) list(eventId)
    if (status === 202) failures = 0
    else if (isRefused) console.warn('The proof of consent was refused', status)
    // One for all that wait.
    else if (!retry) {
      if (!failures) console.warn('The proof of consent will be sent later', status)
      retry = setTimeout(send, Math.min(firstRetryMs * 2 ** failures, lastRetryMs))
      failures += 1
    }
  }

  addEventListener('online', send)
  return { add: (event) => list(event.eventId, event), send }
}

/** The status of the answer; 0 where there was none. */
function post(event: ConsentEvent): Promise<number> {
  return fetch('/api/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    keepalive: true,
    signal: patience(),
  }).then(
    ({ status }) => status,
    () => 0,
  )
}

function waiting(): Record<string, ConsentEvent> {
  try {
    return JSON.parse(read(storageKeys.outbox)) ?? {}
  } catch {
    // Empty or damaged: nothing can be sent.
    return {}
  }
}

/** Adds an event to the list, or removes it. */
function list(eventId: string, event?: ConsentEvent): void {
  const text = JSON.stringify({ ...waiting(), [eventId]: event })
  write(storageKeys.outbox, text === '{}' ? '' : text)
}
