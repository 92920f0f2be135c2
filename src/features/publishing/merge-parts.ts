import { z } from 'zod'
import { isSame } from './changes.ts'
import { type Merged, mergeRows } from './merge.ts'
import type { Parts, Subject } from './subject.ts'

/** The part of a list that says in which order its things stand. */
export const orderPart = 'order'
const order = z.object({ ids: z.array(z.string()) })

/** A three-way merge of what a draft is made of. Who adds or removes something is not at odds with the order of another. */
export function mergeParts<Content>(
  { parts, together }: Pick<Subject<Content>, 'parts' | 'together'>,
  base: Content,
  mine: Content,
  theirs: Content,
): Merged<unknown> {
  const merged = mergeRows(parts(base), parts(mine), parts(theirs), together)
  if (!merged.conflicts.some(({ key }) => key === orderPart)) return merged
  const ids = mergedOrder(idsIn(parts(base)), idsIn(parts(mine)), idsIn(parts(theirs)))
  if (ids === null) return merged
  return {
    rows: new Map([...merged.rows, [orderPart, { ids }]]),
    conflicts: merged.conflicts.filter(({ key }) => key !== orderPart),
  }
}

export function idsIn(parts: Parts): string[] {
  return order.parse(parts.get(orderPart)).ids
}

/**
 * The order of the side that has moved something, without what either removed and with what the other added after its
 * neighbour. Null where both have moved the same things otherwise.
 */
export function mergedOrder(base: string[], mine: string[], theirs: string[]): string[] | null {
  const sides = [base, mine, theirs]
  const ofAll = (ids: string[]) => ids.filter((id) => sides.every((side) => side.includes(id)))
  const isMoved = !isSame(ofAll(mine), ofAll(base))
  if (!isMoved) return ordered(base, theirs, mine)
  const isAtOdds = !isSame(ofAll(theirs), ofAll(base)) && !isSame(ofAll(theirs), ofAll(mine))
  return isAtOdds ? null : ordered(base, mine, theirs)
}

function ordered(base: string[], frame: string[], other: string[]): string[] {
  const ids = frame.filter((id) => other.includes(id) || !base.includes(id))
  other.forEach((id, place) => {
    if (ids.includes(id) || base.includes(id)) return
    const before = other.slice(0, place).findLast((each) => ids.includes(each))
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
  })
  return ids
}
