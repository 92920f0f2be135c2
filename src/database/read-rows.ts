import { z } from 'zod'
import { storeError } from './store-error.ts'

/** Called for each unusable row: the others are used, so that one mistake does not break the page. */
export type LeftOut = (table: string, row: string, problem: string) => void

/** Supabase silently truncates answers at this length, so longer tables are read in parts. */
const partLength = 1000
const mostParts = 50

type Answer = { data: unknown; error: { code?: string; message: string } | null; status: number }
/** A question to the database that may be given up. */
export type Query = PromiseLike<Answer> & { abortSignal(signal: AbortSignal): PromiseLike<Answer> }

/**
 * Every row of a table, each parsed. Throws when the database answers with an error or with something other than a
 * list; an unusable row does not mean that the database is down.
 */
export async function readRows<T>(
  table: string,
  row: z.ZodType<T>,
  leftOut: LeftOut,
  read: (from: number, to: number) => PromiseLike<Answer>,
): Promise<T[]> {
  const rows: T[] = []
  for (let part = 0; part < mostParts; part += 1) {
    const answer = await rowsOf(table, read(part * partLength, (part + 1) * partLength - 1))
    rows.push(...parseRows(table, row, leftOut, answer))
    if (answer.length < partLength) break
  }
  return rows
}

/** Every row of a list that has no end. `read` gives those from one place to another, both included, in a fixed order. */
export async function inPages<T>(read: (from: number, to: number) => Promise<readonly T[]>): Promise<T[]> {
  const rows: T[] = []
  for (;;) {
    const part = await read(rows.length, rows.length + partLength - 1)
    rows.push(...part)
    if (part.length < partLength) return rows
  }
}

/** Reports nothing: another reader of the same rows already does. */
export const reportNothing: LeftOut = () => {}

export function parseRows<T>(
  table: string,
  row: z.ZodType<T>,
  leftOut: LeftOut,
  answer: readonly unknown[],
): T[] {
  return answer.flatMap((raw) => {
    const parsed = row.safeParse(raw)
    if (parsed.success) return [parsed.data]
    const [issue] = parsed.error.issues
    leftOut(table, nameOf(raw), `${issue?.path.join('.')}: ${issue?.message}`)
    return []
  })
}

/** The rows of an admin's list, and the names of those that can no longer be read, which the page lists. */
export function parseNamed<T>(
  table: string,
  row: z.ZodType<T>,
  answer: readonly unknown[],
  called: string,
): { rows: T[]; unread: string[] } {
  const name = z.object({ [called]: z.coerce.string() })
  const unread: string[] = []
  const rows = answer.flatMap((raw) =>
    parseRows(table, row, (_, id) => unread.push(name.safeParse(raw).data?.[called] || id), [raw]),
  )
  return { rows, unread }
}

export async function rowsOf(table: string, answer: Answer | PromiseLike<Answer>): Promise<unknown[]> {
  const { data, error, status } = await answer
  if (error !== null) throw storeError(table, status, error)
  const list = z.array(z.unknown()).safeParse(data)
  if (!list.success) throw new Error(`${table}: ${status} with something that is no list of rows`)
  return list.data
}

const named = z.union([
  z.object({ id: z.string() }).transform(({ id }) => id),
  z.object({ slug: z.string() }).transform(({ slug }) => slug),
  z.object({ from_path: z.string() }).transform(({ from_path }) => from_path),
])

function nameOf(row: unknown): string {
  return named.safeParse(row).data?.slice(0, 120) ?? 'unnamed'
}
