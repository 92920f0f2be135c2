/** Whether two words differ by their ending alone, as `dinte` and `dinții` do. */
export function isOtherEnding(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const shared = sharedStart(one, other)
  return shared >= Math.min(4, short.length) && short.length - shared <= 2 && long.length - shared <= 4
}

/** Whether one letter was added, left out, replaced or swapped with its neighbour. */
export function isSlip(one: string, other: string): boolean {
  const shared = sharedStart(one, other)
  const [a, b] = [one.slice(shared), other.slice(shared)]
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}

function sharedStart(one: string, other: string): number {
  let shared = 0
  while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared += 1
  return shared
}
