import { isObject, isSame } from './changes.ts'

/** `fields`: in which of its fields both differ; none when one side removed it. */
export type Conflict<Row> = { key: string; mine: Row | null; theirs: Row | null; fields: string[] }
export type Merged<Row> = { rows: Map<string, Row>; conflicts: Conflict<Row>[] }

type Rows<Row> = ReadonlyMap<string, Row>
type Groups = readonly (readonly string[])[]

/**
 * A three-way merge of rows. A row changed on one side takes that change; one changed on both takes each side's
 * fields. A field changed differently on both is a conflict, and the result has `mine`. An absent row was removed, or
 * never existed. Fields that stand together count as one.
 */
export function mergeRows<Row>(
  base: Rows<Row>,
  mine: Rows<Row>,
  theirs: Rows<Row>,
  together: Groups = [],
): Merged<Row> {
  const rows = new Map<string, Row>()
  const conflicts: Conflict<Row>[] = []
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const before = base.get(key) ?? null
    const own = mine.get(key) ?? null
    const other = theirs.get(key) ?? null
    const { row, fields } = mergeRow(before, own, other, together)
    if (fields !== null) conflicts.push({ key, mine: own, theirs: other, fields })
    if (row !== null) rows.set(key, row)
  }
  return { rows, conflicts }
}

/** `fields`: null without a conflict. */
function mergeRow<Row>(before: Row | null, own: Row | null, other: Row | null, together: Groups) {
  if (isSame(own, before)) return { row: other, fields: null }
  if (isSame(other, before) || isSame(own, other)) return { row: own, fields: null }
  if (!isRecord(before) || !isRecord(own) || !isRecord(other)) return { row: own, fields: [] }
  const changed = (row: object) =>
    new Set(Object.keys(row).filter((name) => !isSame(Reflect.get(row, name), Reflect.get(before, name))))
  const theirs = withNeighbours(changed(other), together)
  const mine = withNeighbours(changed(own), together)
  const both = [...mine].filter((name) => theirs.has(name))
  const row = { ...own }
  for (const name of theirs) if (!mine.has(name)) Reflect.set(row, name, Reflect.get(other, name))
  const fields = both.filter((name) => !isSame(Reflect.get(own, name), Reflect.get(other, name)))
  return { row, fields: fields.length === 0 ? null : fields }
}

/** A list counts as one: half of each would be a list that nobody has written. */
function isRecord(value: unknown): value is object {
  return isObject(value) && !Array.isArray(value)
}

function withNeighbours(names: Set<string>, together: Groups): Set<string> {
  const groups = together.filter((group) => group.some((name) => names.has(name)))
  return new Set([...names, ...groups.flat()])
}
