import type { z } from 'zod'
import type { Deferred } from '../deferred.ts'
import type { CacheStore } from './cache-store.ts'
import type { Dated } from './freshness.ts'
import type { Health } from './health.ts'

/** A read that takes longer has failed. */
const readLimitMs = 2_800
/** Nobody waits longer than this, whatever became of the read. */
const waitLimitMs = 3_000
/** So many times its time of being fresh an answer counts as live: one failed read or two change nothing. */
const liveFor = 5

export type Dependencies = {
  cacheStore: CacheStore
  /** So long an answer is simply true; then it is shown while the database is asked again. */
  freshMs: number
  /** Keeps work alive after the answer to the request has been sent. */
  background(work: Promise<unknown>): void
  /** Something that pages were made of is not so any more. */
  changed(): void
  /** When the data last changed, as far as is known here: what was read before may be old. */
  since(): number
  /** What was true for this isolate is so no more, and others hold it too. */
  outdated(since: number): Promise<void>
}

type Options<T> = {
  key: string
  health: Health
  /** Rejects when the database does not answer, or not with what it should. */
  read(signal: AbortSignal): Promise<T>
  /** What comes back from the cache may have been written by an older build. */
  schema: z.ZodType<T>
  /** The snapshot of the build, for the time before the first answer. */
  snapshot(now: Date): { value: T; asOf: string }
}

type Known<T> = { value: T; checkedAt: number; text: string }

/**
 * A value of the database as this isolate knows it: shown at once when it is known, asked for again in the
 * background, and replaced by the last known one, or the build's, when the database does not answer.
 */
export class LiveSource<T> {
  readonly #options: Options<T>
  readonly #dependencies: Dependencies
  #known: Known<T> | null = null
  /** What pages were last made of. */
  #lastServed: { text: string | null; source: Dated<T>['source'] } | null = null
  #snapshot: { value: T; asOf: string; madeAt: number } | null = null
  #asking: { done: Promise<void>; since: number } | null = null
  #recalled = false
  #outdated = false
  #hasRead = false

  constructor(options: Options<T>, dependencies: Dependencies) {
    this.#options = options
    this.#dependencies = dependencies
  }

  /** Never rejects, settles within three seconds, and is no promise at all when there is something to show. */
  now(): Deferred<Dated<T>> {
    const now = Date.now()
    if (this.#isYounger(this.#dependencies.freshMs, now)) return this.atHand()
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

  /** As `now()`, but what was known longer ago than that is asked for again first. */
  async notOlderThan(ageMs: number): Promise<Dated<T>> {
    const since = Date.now() - ageMs
    // The first question of an isolate may be answered by the cache, with something older.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const isNewEnough = this.#known !== null && !this.#outdated && this.#known.checkedAt >= since
      const asking = isNewEnough ? null : this.#ask(Date.now())
      if (asking === null) break
      await this.#within(waitLimitMs, asking)
    }
    return this.atHand()
  }

  /** The value that is known, without waiting and for no page; asks for a better one when it is time to. */
  peek(): T {
    const now = Date.now()
    if (!this.#isYounger(this.#dependencies.freshMs, now)) this.#ask(now)
    return this.#known === null ? this.#snapshotAt(now).value : this.#known.value
  }

  /** Whether the database has been heard of lately, or does not answer: there is nothing to wait for. */
  get ready(): boolean {
    return this.live || (this.#recalled && this.#options.health.failing)
  }

  /** What the database said last, in this isolate; null before the first answer. */
  get lastKnown(): T | null {
    return this.#known?.value ?? null
  }

  get live(): boolean {
    return this.#isLive(Date.now())
  }

  /** After a change made through this site: what was known is old from now on, and is shown only in need. */
  async invalidate(): Promise<void> {
    this.#outdated = true
    this.#asking = null
    await this.#dependencies.cacheStore.forget(this.#options.key)
  }

  /** The best that is known, as pages are made of it. */
  atHand(): Dated<T> {
    const now = Date.now()
    const known = this.#known
    const source = known === null ? 'snapshot' : this.#isLive(now) ? 'live' : 'kept'
    this.#lastServed = { text: known?.text ?? null, source }
    return known === null
      ? { ...this.#snapshotAt(now), source }
      : { value: known.value, source, asOf: new Date(known.checkedAt).toISOString() }
  }

  /** The snapshot of the build depends on the day, and is looked at often. */
  #snapshotAt(now: number): { value: T; asOf: string } {
    if (this.#snapshot === null || now - this.#snapshot.madeAt > 60_000) {
      this.#snapshot = { ...this.#options.snapshot(new Date(now)), madeAt: now }
    }
    const { value, asOf } = this.#snapshot
    return { value, asOf }
  }

  #isLive(now: number): boolean {
    return this.#isYounger(liveFor * this.#dependencies.freshMs, now)
  }

  #isYounger(ageMs: number, now: number): boolean {
    if (this.#known === null || this.#outdated) return false
    const { checkedAt } = this.#known
    return now - checkedAt < ageMs && checkedAt >= this.#dependencies.since()
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
    this.#dependencies.background(done)
    return done
  }

  async #load(): Promise<void> {
    if (!this.#recalled) {
      await this.#recall()
      const now = Date.now()
      if (this.#isYounger(this.#dependencies.freshMs, now) || !this.#options.health.mayAsk(now)) return
    }
    const { key, health, read } = this.#options
    try {
      // As old as the question: a change may have come before the answer.
      const checkedAt = Date.now()
      const value = await withinLimit(read)
      health.answered(Date.now())
      // What was recalled is another isolate's, and may be spelled in another order.
      const before = this.#outdated || !this.#hasRead ? null : this.#known
      this.#outdated = false
      this.#hasRead = true
      this.#adopt({ value, checkedAt })
      if (before !== null && before.text !== this.#known?.text) await this.#dependencies.outdated(checkedAt)
      await this.#dependencies.cacheStore.write(key, { value, checkedAt })
    } catch (error) {
      const { source, asOf } = this.atHand()
      health.failed(error, Date.now(), { key, showing: source, asOf })
    }
  }

  async #recall(): Promise<void> {
    const kept = await this.#dependencies.cacheStore.read(this.#options.key)
    this.#recalled = true
    const value = this.#options.schema.safeParse(kept?.value)
    if (kept !== null && value.success) this.#adopt({ value: value.data, checkedAt: kept.checkedAt })
  }

  #adopt(answer: Omit<Known<T>, 'text'>): void {
    const text = JSON.stringify(answer.value)
    const pages = this.#lastServed
    // The same answer stays the same object: what is computed from it is computed once.
    const value = this.#known?.text === text ? this.#known.value : answer.value
    this.#known = { value, checkedAt: answer.checkedAt, text }
    if (pages === null || (pages.text === text && pages.source === 'live')) return
    this.#lastServed = null
    this.#dependencies.changed()
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
  const abort = new AbortController()
  const timedOut = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const reason = new Error(`no answer within ${readLimitMs} ms`)
    timedOut.reject(reason)
    abort.abort(reason)
  }, readLimitMs)
  try {
    return await Promise.race([read(abort.signal), timedOut.promise])
  } finally {
    clearTimeout(timer)
  }
}
