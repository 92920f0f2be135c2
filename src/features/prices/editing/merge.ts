import { isSame } from './diff.ts'

export type Conflict<Row> = { key: string; mine: Row | null; theirs: Row | null }
export type Merged<Row> = { rows: Map<string, Row>; conflicts: Conflict<Row>[] }

type Rows<Row> = ReadonlyMap<string, Row>

/**
 * What two people made of the same rows. Where one of them changed a row, the change counts; where both did, and not
 * alike, it is a conflict, and mine stands in the result. A row that is absent was removed, or never there.
 */
export function mergeRows<Row>(base: Rows<Row>, mine: Rows<Row>, theirs: Rows<Row>): Merged<Row> {
  const rows = new Map<string, Row>()
  const conflicts: Conflict<Row>[] = []
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const before = base.get(key) ?? null
    const own = mine.get(key) ?? null
    const other = theirs.get(key) ?? null
    const unchanged = isSame(own, before)
    if (!unchanged && !isSame(other, before) && !isSame(own, other))
      conflicts.push({ key, mine: own, theirs: other })
    const result = unchanged ? other : own
    if (result !== null) rows.set(key, result)
  }
  return { rows, conflicts }
}
