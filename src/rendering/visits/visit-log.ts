import { log } from '../../http/log.ts'

const singleLines = 20
const visitsInALine = 100
const windowMs = 1_000

/**
 * A line for each visit while visits are few. Writing one costs a quarter of serving a cached page, so above 20
 * visits a second in one isolate they share lines, of the event `pages`.
 */
export class VisitLog {
  #windowStart = 0
  #inWindow = 0
  #together: Record<string, unknown>[] = []

  /** `background` keeps the isolate alive until the shared line has been written. */
  write(
    event: 'page' | 'page-ahead',
    fields: Record<string, unknown>,
    background: (work: Promise<void>) => void,
  ): void {
    const now = Date.now()
    if (now - this.#windowStart >= windowMs) {
      this.#windowStart = now
      this.#inWindow = 0
    }
    this.#inWindow += 1
    if (this.#inWindow <= singleLines) {
      log('info', event, fields)
      return
    }
    this.#together.push({ event, ...fields })
    if (this.#together.length >= visitsInALine) this.#flush()
    else if (this.#together.length === 1) background(this.#flushLater())
  }

  async #flushLater(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, windowMs))
    this.#flush()
  }

  #flush(): void {
    if (this.#together.length === 0) return
    log('info', 'pages', { visits: this.#together })
    this.#together = []
  }
}
