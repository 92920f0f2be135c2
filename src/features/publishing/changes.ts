export type Change<Row> = { before: Row | null; after: Row | null }

/** What is different, in the order of the later one; what was removed comes last. */
export function changesBetween<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): Change<Row>[] {
  const old = new Map(before.map((row) => [keyOf(row), row]))
  const keysAfter = new Set(after.map(keyOf))
  return [
    ...after
      .map((row) => ({ before: old.get(keyOf(row)) ?? null, after: row }))
      .filter((change) => !isSame(change.before, change.after)),
    ...before.filter((row) => !keysAfter.has(keyOf(row))).map((row) => ({ before: row, after: null })),
  ]
}

/** Whether two plain values are equal; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => key in b && isSame(Reflect.get(a, key), Reflect.get(b, key)))
}

/** The keys of parts that differ. */
export function changedKeys(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): Set<string> {
  return new Set(
    [...before.keys(), ...after.keys()].filter((key) => !isSame(before.get(key), after.get(key))),
  )
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
