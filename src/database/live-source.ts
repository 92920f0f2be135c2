import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import type { Deferred } from '../deferred.ts'
import type { CacheStore } from './cache-store.ts'
import type { Database } from './database-types.ts'
import type { Dated } from './freshness.ts'
import type { Health } from './health.ts'
import type { LeftOut } from './read-rows.ts'

/** A read that takes longer counts as failed. */
const readLimitMs = 2_800
/** The longest that a request waits for a read. */
const waitLimitMs = 3_000
/** An answer counts as live for this many freshness periods: one failed read or two change nothing. */
const liveFor = 5

export type Dependencies = {
  cacheStore: CacheStore
  /** How long an answer is used without asking; after that it is shown while the database is asked again. */
  freshMs: number
  /** Keeps work alive after the response has been sent. */
  background(work: Promise<unknown>): void
  /** Called when data that pages were rendered from has changed. */
  changed(): void
  /** When the data last changed, as far as is known here: what was read before may be outdated. */
  since(): number
  /** Marks data read before that moment as outdated in other isolates too. */
  outdated(since: number): Promise<void>
}

/** How visitors' pages read something from the database, and what a cached value has to meet. */
export type Reading<T> = {
  schema: z.ZodType<T>
  read(database: SupabaseClient<Database>, signal: AbortSignal, leftOut: LeftOut): Promise<T>
}

type Options<T> = {
  key: string
  health: Health
  /** Rejects when the database does not answer, or answers something unusable. */
  read(signal: AbortSignal): Promise<T>
  /** A cached value may have been written by an older build. Loaded when there is one: schemas are slow to make. */
  schema(): Promise<z.ZodType<T>>
  /** The build's snapshot, used before the first answer. */
  snapshot(now: Date): { value: T; asOf: string }
}

type LastRead<T> = { value: T; checkedAt: number; text: string }

/**
 * A value from the database as this isolate knows it: served at once when known, refreshed in the background, and
 * replaced by the last known one, or the build's, when the database does not answer.
 */
export class LiveSource<T> {
  readonly #options: Options<T>
  readonly #dependencies: Dependencies
  #known: LastRead<T> | null = null
  /** What pages were last rendered from. */
  #lastServed: { text: string | null; source: Dated<T>['source'] } | null = null
  #snapshot: { value: T; asOf: string; madeAt: number } | null = null
  #asking: { done: Promise<void>; since: number } | null = null
  #recalled = false
  #outdated = false
  #hasRead = false
  #reads = 0

  constructor(options: Options<T>, dependencies: Dependencies) {
    this.#options = options
    this.#dependencies = dependencies
  }

  /** Never rejects, settles within three seconds, and is a plain value when there is one to show. */
  now(): Deferred<Dated<T>> {
    const now = Date.now()
    if (this.#isYounger(this.#dependencies.freshMs, now)) return this.atHand()
    const asking = this.#ask(now)
    if (asking === null || this.#isLive(now) || (this.#recalled && this.#options.health.failing)) {
      return this.atHand()
    }
    return this.#within(waitLimitMs, asking)
  }

  /** As `now()`, with a shorter limit. */
  async soon(limitMs: number): Promise<Dated<T>> {
    const value = this.now()
    return value instanceof Promise ? this.#within(limitMs, value) : value
  }

  /** As `now()`, but a value older than that is first read again. */
  async notOlderThan(ageMs: number): Promise<Dated<T>> {
    const since = Date.now() - ageMs
    // An isolate's first read may be answered by the cache, with an older value.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const isNewEnough = this.#known !== null && !this.#outdated && this.#known.checkedAt >= since
      const asking = isNewEnough ? null : this.#ask(Date.now())
      if (asking === null) break
      await this.#within(waitLimitMs, asking)
    }
    return this.atHand()
  }

  /** The known value, without waiting and without recording it as served; starts a refresh when one is due. */
  peek(): T {
    const now = Date.now()
    if (!this.#isYounger(this.#dependencies.freshMs, now)) this.#ask(now)
    return this.#known === null ? this.#snapshotAt(now).value : this.#known.value
  }

  /** True when the database has answered recently or is known to be down: there is nothing to wait for. */
  get ready(): boolean {
    return this.live || (this.#recalled && this.#options.health.failing)
  }

  /** The database's last answer in this isolate; null before the first one. */
  get lastKnown(): T | null {
    return this.#known?.value ?? null
  }

  get live(): boolean {
    return this.#isLive(Date.now())
  }

  /**
   * After a change made through this site: the known value is outdated and only shown if the database does not
   * answer.
   */
  async invalidate(): Promise<void> {
    this.#outdated = true
    this.#asking = null
    this.#options.health.askAtOnce()
    await this.#dependencies.cacheStore.forget(this.#options.key)
  }

  /** The best known value, recorded as what pages are rendered from. */
  atHand(): Dated<T> {
    const now = Date.now()
    const known = this.#known
    const source = known === null ? 'snapshot' : this.#isLive(now) ? 'live' : 'kept'
    this.#lastServed = { text: known?.text ?? null, source }
    return known === null
      ? { ...this.#snapshotAt(now), source }
      : { value: known.value, source, asOf: new Date(known.checkedAt).toISOString() }
  }

  /** The build's snapshot depends on the day and is read often. */
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

  /** The read in progress, or null when there is none and none is due. */
  #ask(now: number): Promise<void> | null {
    // The request that started it may have ended before the answer arrived.
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
    this.#reads += 1
    const turn = this.#reads
    try {
      // Dated by the start of the read: a change may have happened before the answer.
      const checkedAt = Date.now()
      const value = await withinLimit(read)
      health.answered(Date.now())
      // A later read has begun, perhaps after a change: this older result must not replace it.
      if (turn !== this.#reads) return
      // A cached value was written by another isolate, possibly with its keys in another order.
      const before = this.#outdated || !this.#hasRead ? null : this.#known
      this.#outdated = false
      this.#hasRead = true
      this.#adopt({ value, checkedAt })
      if (before !== null && before.text !== this.#known?.text && !this.#isAnnounced(before))
        await this.#dependencies.outdated(checkedAt)
      await this.#dependencies.cacheStore.write(key, { value, checkedAt })
    } catch (error) {
      const { source, asOf } = this.atHand()
      health.failed(error, Date.now(), { key, showing: source, asOf })
    }
  }

  async #recall(): Promise<void> {
    const cached = await this.#dependencies.cacheStore.read(this.#options.key)
    const value = cached && (await this.#options.schema()).safeParse(cached.value)
    this.#recalled = true
    if (cached && value?.success) this.#adopt({ value: value.data, checkedAt: cached.checkedAt })
  }

  #adopt(answer: Omit<LastRead<T>, 'text'>): void {
    const text = JSON.stringify(answer.value)
    const pages = this.#lastServed
    const isAnnounced = this.#known !== null && pages?.source === 'live' && this.#isAnnounced(this.#known)
    // An equal answer stays the same object, so values derived from it are computed once.
    const value = this.#known?.text === text ? this.#known.value : answer.value
    this.#known = { value, checkedAt: answer.checkedAt, text }
    if (pages === null || (pages.text === text && pages.source === 'live')) return
    this.#lastServed = null
    if (!isAnnounced) this.#dependencies.changed()
  }

  /** The pages that a change since then outdates are invalidated already, in every isolate. */
  #isAnnounced({ checkedAt }: LastRead<T>): boolean {
    return checkedAt < this.#dependencies.since()
  }

  async #within(limitMs: number, wait: Promise<unknown>): Promise<Dated<T>> {
    const limit = Promise.withResolvers<void>()
    const timer = setTimeout(limit.resolve, limitMs)
    await Promise.race([wait, limit.promise])
    clearTimeout(timer)
    return this.atHand()
  }
}

/** Rejects at the limit even when the read ignores its signal. */
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
