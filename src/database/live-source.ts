import type { z } from 'zod'
import type { Deferred } from '../ui/later.tsx'
import type { Keeper } from './cache-store.ts'
import type { Dated } from './freshness.ts'
import type { Health } from './health.ts'

/** A read that takes longer has failed. */
const readLimitMs = 2_800
/** Nobody waits longer than this, whatever became of the read. */
const waitLimitMs = 3_000
/** So many times its time of being fresh an answer counts as live: one failed read or two change nothing. */
const liveFor = 5

export type Surroundings = {
  keeper: Keeper
  /** So long an answer is simply true; then it is shown while the database is asked again. */
  freshMs: number
  /** Keeps work alive after the answer to the request has been sent. */
  background(work: Promise<unknown>): void
  /** Something that pages were made of is not so any more. */
  changed(): void
}

type Options<T> = {
  key: string
  health: Health
  /** Rejects when the database does not answer, or not with what it should. */
  read(signal: AbortSignal): Promise<T>
  /** What comes back from the cache may have been written by an older build. */
  schema: z.ZodType<T>
  /** What the build shipped, for the time before the first answer. */
  shipped(now: Date): { value: T; asOf: string }
}

type Known<T> = { value: T; checkedAt: number; text: string }

/**
 * A value of the database as this isolate knows it: shown at once when it is known, asked for again in the
 * background, and replaced by the last known one, or the build's, when the database does not answer.
 */
export class LiveSource<T> {
  readonly #options: Options<T>
  readonly #around: Surroundings
  #known: Known<T> | null = null
  /** What pages were last made of. */
  #handedOut: { text: string | null; source: Dated<T>['source'] } | null = null
  #shipped: { value: T; asOf: string; madeAt: number } | null = null
  #asking: { done: Promise<void>; since: number } | null = null
  #recalled = false
  #outdated = false

  constructor(options: Options<T>, around: Surroundings) {
    this.#options = options
    this.#around = around
  }

  /** Never rejects, settles within three seconds, and is no promise at all when there is something to show. */
  now(): Deferred<Dated<T>> {
    const now = Date.now()
    if (this.#isYounger(this.#around.freshMs, now)) return this.atHand()
    const asking = this.#ask(now)
    if (asking === null || this.#isLive(now) || (this.#recalled && this.#options.health.failing)) {
      return this.atHand()
    }
    return this.#within(waitLimitMs, asking)
  }

  /** As `now()`, for what cannot wait as long. */
  async soon(limitMs: number): Promise<Dated<T>> {
    const value = this.now()
    return value instanceof Promise ? this.#within(limitMs, value) : value
  }

  /** The value that is known, without waiting and for no page; asks for a better one when it is time to. */
  glance(): T {
    const now = Date.now()
    if (!this.#isYounger(this.#around.freshMs, now)) this.#ask(now)
    return this.#known === null ? this.#shippedAt(now).value : this.#known.value
  }

  /** Whether the database, or its absence, has been heard of. */
  get settled(): boolean {
    return this.#known !== null || (this.#recalled && this.#options.health.failing)
  }

  /** After a change made through this site: what was known is old from now on, and is shown only in need. */
  async outdate(): Promise<void> {
    this.#outdated = true
    this.#asking = null
    await this.#around.keeper.forget(this.#options.key)
  }

  /** The best that is known, as pages are made of it. */
  atHand(): Dated<T> {
    const now = Date.now()
    const known = this.#known
    const source = known === null ? 'snapshot' : this.#isLive(now) ? 'live' : 'kept'
    this.#handedOut = { text: known?.text ?? null, source }
    return known === null
      ? { ...this.#shippedAt(now), source }
      : { value: known.value, source, asOf: new Date(known.checkedAt).toISOString() }
  }

  /** What the build shipped depends on the day, and is looked at often. */
  #shippedAt(now: number): { value: T; asOf: string } {
    if (this.#shipped === null || now - this.#shipped.madeAt > 60_000) {
      this.#shipped = { ...this.#options.shipped(new Date(now)), madeAt: now }
    }
    const { value, asOf } = this.#shipped
    return { value, asOf }
  }

  #isLive(now: number): boolean {
    return this.#isYounger(liveFor * this.#around.freshMs, now)
  }

  #isYounger(ageMs: number, now: number): boolean {
    return this.#known !== null && !this.#outdated && now - this.#known.checkedAt < ageMs
  }

  /** The question that is under way, or null when there is none and it is not the time to ask. */
  #ask(now: number): Promise<void> | null {
    // The request that asked may have been ended before its answer came.
    if (this.#asking !== null && now - this.#asking.since < 2 * waitLimitMs) return this.#asking.done
    if (this.#recalled && !this.#options.health.mayAsk(now)) return null
    const done = this.#load().finally(() => {
      if (this.#asking?.done === done) this.#asking = null
    })
    this.#asking = { done, since: now }
    this.#around.background(done)
    return done
  }

  async #load(): Promise<void> {
    if (!this.#recalled) {
      await this.#recall()
      const now = Date.now()
      if (this.#isYounger(this.#around.freshMs, now) || !this.#options.health.mayAsk(now)) return
    }
    const { key, health, read } = this.#options
    try {
      const value = await withinLimit(read)
      const checkedAt = Date.now()
      health.answered(checkedAt)
      this.#outdated = false
      this.#adopt({ value, checkedAt })
      await this.#around.keeper.write(key, { value, checkedAt })
    } catch (error) {
      const { source, asOf } = this.atHand()
      health.failed(error, Date.now(), { key, showing: source, asOf })
    }
  }

  async #recall(): Promise<void> {
    const kept = await this.#around.keeper.read(this.#options.key)
    this.#recalled = true
    const value = this.#options.schema.safeParse(kept?.value)
    if (kept !== null && value.success) this.#adopt({ value: value.data, checkedAt: kept.checkedAt })
  }

  #adopt(answer: Omit<Known<T>, 'text'>): void {
    const text = JSON.stringify(answer.value)
    const pages = this.#handedOut
    this.#known = { ...answer, text }
    if (pages === null || (pages.text === text && pages.source === 'live')) return
    this.#handedOut = null
    this.#around.changed()
  }

  async #within(limitMs: number, wait: Promise<unknown>): Promise<Dated<T>> {
    const limit = Promise.withResolvers<void>()
    const timer = setTimeout(limit.resolve, limitMs)
    await Promise.race([wait, limit.promise])
    clearTimeout(timer)
    return this.atHand()
  }
}

/** Rejects at the limit even when the read takes no notice of its signal. */
async function withinLimit<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const impatience = new AbortController()
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const reason = new Error(`no answer within ${readLimitMs} ms`)
    tooLate.reject(reason)
    impatience.abort(reason)
  }, readLimitMs)
  try {
    return await Promise.race([read(impatience.signal), tooLate.promise])
  } finally {
    clearTimeout(timer)
  }
}
