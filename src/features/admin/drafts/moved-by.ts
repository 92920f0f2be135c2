/** The rows with one of them a place up or down; the same rows where there is no such place. */
export function movedBy<Row extends { id: string }>(rows: readonly Row[], id: string, by: -1 | 1): Row[] {
  const at = rows.findIndex((row) => row.id === id)
  const [one, other] = [rows[at], rows[at + by]]
  return one === undefined || other === undefined ? [...rows] : rows.with(at, other).with(at + by, one)
}

/** The rows with one of them at an index; the same rows where there is no such row or place. */
export function movedTo<Row extends { id: string }>(rows: readonly Row[], id: string, to: number): Row[] {
  const row = rows.find((each) => each.id === id)
  if (row === undefined || rows[to] === undefined) return [...rows]
  return rows.filter((each) => each !== row).toSpliced(to, 0, row)
}
