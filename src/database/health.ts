import { log } from '../http/log.ts'

const firstPauseMs = 5_000
const longestPauseMs = 60_000

/**
 * Whether one part of the database answers. During an outage it is retried after growing pauses and no request
 * waits for it; the log has one line for the start of an outage and one for its end.
 */
export class Health {
  readonly #part: string
  #episode: { since: number; pauseMs: number; retryAt: number; failures: number } | null = null

  constructor(part: string) {
    this.#part = part
  }

  get failing(): boolean {
    return this.#episode !== null
  }

  /** True for one caller at a time, which must then ask. */
  mayAsk(now: number): boolean {
    if (this.#episode === null) return true
    if (now < this.#episode.retryAt) return false
    this.#episode.retryAt = now + this.#episode.pauseMs
    return true
  }

  /** What an owner has changed is worth a question before the pause is over. */
  askAtOnce(): void {
    if (this.#episode !== null) this.#episode.retryAt = 0
  }

  failed(error: unknown, now: number, effect: Record<string, unknown>): void {
    const { since = now, pauseMs = firstPauseMs / 2, failures = 0 } = this.#episode ?? {}
    const pause = Math.min(pauseMs * 2, longestPauseMs)
    if (this.#episode === null)
      log('error', 'data-unavailable', { part: this.#part, ...effect, ...reason(error) })
    this.#episode = { since, pauseMs: pause, retryAt: now + pause, failures: failures + 1 }
  }

  answered(now: number): void {
    if (this.#episode === null) return
    const { since, failures } = this.#episode
    log('info', 'data-available-again', { part: this.#part, failures, afterMs: now - since })
    this.#episode = null
  }
}

/** An upstream may answer anything, even a page of HTML: its first line is enough. */
function reason(error: unknown): { name: string; message: string } {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return { name, message: message.slice(0, 200) }
}
