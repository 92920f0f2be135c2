import { reportNothing } from '../database/read-rows.ts'
import type { Supabase } from '../database/supabase.ts'
import { isoDateOf } from '../format/dates.ts'
import type { Data } from './data.ts'
import { type AnySource, fixed, type Source } from './source.ts'

const readLimitMs = 5_000

/** The data of pages with this value of a source, and no other. */
export function replaceSource<Value>(
  data: Data,
  { answers }: Pick<Source<Value, object, unknown>, 'answers'>,
  value: Value,
  asOf: string,
): Data {
  return { ...data, ...answers(fixed(() => ({ value, source: 'live', asOf }))) }
}

/** What pages are made of at this moment: the source is read from the database and not from what an isolate remembers. */
export async function rereadSource(data: Data, source: AnySource, supabase: Supabase): Promise<Data> {
  const database = await supabase.asVisitor()
  const signal = AbortSignal.timeout(readLimitMs)
  const today = isoDateOf(new Date())
  const all = source.alongside === null ? [source] : [source, source.alongside]
  const values = await Promise.all(
    all.map(async (each) => {
      const { read } = await each.reading()
      // The reader of visitors' pages tells of rows that it leaves out.
      return { each, value: await read(database, signal, reportNothing) }
    }),
  )
  return values.reduce((known, { each, value }) => replaceSource(known, each, value, today), data)
}
