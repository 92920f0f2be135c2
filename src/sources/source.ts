import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../database/database-types.ts'
import type { Dated, Freshness } from '../database/freshness.ts'
import { Health } from '../database/health.ts'
import { type Dependencies, LiveSource, type Reading } from '../database/live-source.ts'
import type { LeftOut } from '../database/read-rows.ts'
import type { Deferred } from '../deferred.ts'
import { snapshotPrices } from '../features/prices/snapshot-prices.ts'
import { fromEntries } from '../format/from-entries.ts'
import { Unreachable } from '../http/unreachable.ts'

/** How long a page's status waits for the database before the last known answer decides. */
export const statusLimitMs = 500
/** For how long the absence of something is believed; then the database is asked again, once for all requests. */
export const trustedMissMs = 5_000

/** A value as the database has it, or as something else says it. */
export type SourceReader<Value> = Pick<LiveSource<Value>, 'now' | 'soon' | 'notOlderThan' | 'peek'>

/** A source with one fixed value: the build's, a draft's, or that of one moment. */
export function fixed<Value>(value: () => Dated<Value>): SourceReader<Value> {
  return {
    now: value,
    soon: async () => value(),
    notOlderThan: async () => value(),
    peek: () => value().value,
  }
}

/** A way to the database with a visitor's rights. */
export type Connection = {
  asVisitor(): Promise<SupabaseClient<Database>>
  leftOut: LeftOut
  dependencies: Dependencies
}

/** Something that is published, as public pages have it. `Answers`: what they may ask. */
export type Source<Value, Answers extends object, Live = LiveSource<Value>> = {
  /** What holds until the database has answered, and where there is none. */
  ofTheBuild(now: Date): { value: Value; asOf: string }
  /** Loaded by the first read: schemas are slow to make. */
  reading(): Promise<Reading<Value>>
  answers(known: SourceReader<Value>): Answers
  connect(to: Connection): Connected<Answers, Live>
  /** Whether uploaded photographs are among it. */
  showsPictures: boolean
  /** Another one of which each of its pages asks for one thing: read together, they are one question to the database. */
  alongside: AnySource | null
}

/** Whatever it is made of. */
export type AnySource = Source<unknown, object, unknown>

export type Connected<Answers, Live = unknown> = {
  answers: Answers
  live: Live
  /** Marks the cached value as outdated. */
  invalidate(): Promise<void>
  /** Reads it again, so that the next page need not wait. */
  renew(): Deferred<unknown>
}

type Declared<Value, Answers extends object> = Pick<
  Source<Value, Answers>,
  'ofTheBuild' | 'reading' | 'answers'
> &
  Traits
type Traits = { showsPictures?: boolean; alongside?: AnySource }

export function source<Value, Answers extends object>(
  key: string,
  { showsPictures = false, alongside, ...declared }: Declared<Value, Answers>,
): Source<Value, Answers> {
  return {
    ...declared,
    showsPictures,
    alongside: alongside ?? null,
    connect({ asVisitor, leftOut, dependencies }) {
      const options = {
        key,
        health: new Health(key),
        schema: async () => (await declared.reading()).schema,
        read: async (signal: AbortSignal) =>
          (await declared.reading()).read(await asVisitor(), signal, leftOut),
        snapshot: declared.ofTheBuild,
      }
      const live = new LiveSource(options, dependencies)
      return {
        live,
        answers: declared.answers(live),
        invalidate: () => live.invalidate(),
        renew: () => live.now(),
      }
    },
  }
}

/** Pages ask for the whole of it by its name, and wait as long as their status may. */
export function plainSource<Name extends string, Value extends object>(
  name: Name,
  ofTheBuild: NoInfer<Value>,
  reading: () => Promise<Reading<Value>>,
  traits: Traits = {},
): Source<Value, Whole<Name, Value>> {
  return source(name, {
    reading,
    ...traits,
    ofTheBuild: () => ({ value: ofTheBuild, asOf: snapshotPrices.published_on }),
    answers: (known) => whole(name, known),
  })
}

/**
 * The same where things in it have pages of their own: `<name>Around` asks for the page of one, and is null when nothing of
 * that id has a page.
 */
export function collectionSource<Name extends string, Value extends object>(
  name: Name,
  ofTheBuild: NoInfer<Value>,
  reading: () => Promise<Reading<Value>>,
  withPage: (value: NoInfer<Value>) => readonly { id: string }[],
  traits: Traits = {},
): Source<Value, Whole<Name, Value> & Around<Name, Value>> {
  const isAmong = (value: Value, asked: string) => withPage(value).some(({ id }) => id === asked)
  return source(name, {
    reading,
    ...traits,
    ofTheBuild: () => ({ value: ofTheBuild, asOf: snapshotPrices.published_on }),
    answers(known) {
      const around = async (id: string) => {
        const soon = await known.soon(statusLimitMs)
        const { value, ...dated } = isAmong(soon.value, id) ? soon : await known.notOlderThan(trustedMissMs)
        if (isAmong(value, id)) return { ...value, ...dated }
        if (dated.source !== 'live') throw new Unreachable(`The page of ${id} (${name})`)
        return null
      }
      return { ...whole(name, known), ...fromEntries([[`${name}Around` as const, around] as const]) }
    },
  })
}

type Whole<Name extends string, Value> = Record<Name, () => Promise<Value & Freshness>>
type Around<Name extends string, Value> = Record<
  `${Name}Around`,
  (id: string) => Promise<(Value & Freshness) | null>
>

function whole<Name extends string, Value extends object>(
  name: Name,
  known: SourceReader<Value>,
): Whole<Name, Value> {
  const ask = async () => {
    const { value, ...dated } = await known.soon(statusLimitMs)
    return { ...value, ...dated }
  }
  return fromEntries([[name, ask] as const])
}
