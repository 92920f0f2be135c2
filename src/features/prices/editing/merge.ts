import { isSame } from './diff.ts'

export type Conflict<Row> = { key: string; mine: Row | null; theirs: Row | null }
export type Merged<Row> = { rows: Map<string, Row>; conflicts: Conflict<Row>[] }

type Rows<Row> = ReadonlyMap<string, Row>

/**
 * A three-way merge of rows. A row changed on one side takes that change; one changed differently on both is a
 * conflict, and the result has `mine`. An absent row was removed, or never existed.
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
