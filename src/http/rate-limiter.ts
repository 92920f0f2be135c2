import type { RateLimit } from '@cloudflare/workers-types'

/** A limit and the key it counts. The name separates limits that count the same visitor. */
export type Charge = { name: string; limit: RateLimit; key: string }

const creditMs = 60_000
const mostCredits = 1_000

/**
 * Charges narrow limits before wide ones, and none after the first refusal: a request stopped by a narrow limit
 * must not use up a wide one that others need. The platform cannot undo a charge, so a refunded one pays for the
 * next.
 */
export class RateLimiter {
  readonly #credits = new Map<string, { count: number; until: number }>()

  async allows(charges: readonly Charge[]): Promise<boolean> {
    for (const charge of charges) {
      if (this.#takeCredit(charge)) continue
      if (!(await charge.limit.limit({ key: charge.key })).success) return false
    }
    return true
  }

  /** For a request that turned out not to count. */
  refund(charges: readonly Charge[]): void {
    const now = Date.now()
    for (const charge of charges) {
      const name = nameOf(charge)
      const count = this.#countAt(name, now) + 1
      this.#credits.delete(name)
      this.#credits.set(name, { count, until: now + creditMs })
    }
    for (const oldest of this.#credits.keys()) {
      if (this.#credits.size <= mostCredits) break
      this.#credits.delete(oldest)
    }
  }

  #takeCredit(charge: Charge): boolean {
    const name = nameOf(charge)
    const credit = this.#credits.get(name)
    if (credit === undefined || this.#countAt(name, Date.now()) === 0) return false
    credit.count -= 1
    return true
  }

  #countAt(name: string, now: number): number {
    const credit = this.#credits.get(name)
    return credit === undefined || credit.until < now ? 0 : credit.count
  }
}

function nameOf({ name, key }: Charge): string {
  return `${name} ${key}`
}
