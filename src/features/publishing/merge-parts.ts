import { z } from 'zod'
import { isSame } from './changes.ts'
import { type Merged, mergeRows } from './merge.ts'
import type { Parts, Subject } from './subject.ts'

/** The part of a list that says in which order its things stand. */
export const orderPart = 'order'
const order = z.object({ ids: z.array(z.string()) })

/** A three-way merge of what a draft is made of. Two who both add or remove something are not at odds over the order. */
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

/** The order of the others, without what one side removed and with what this one added after its neighbour; null where all have the same. */
export function mergedOrder(base: string[], mine: string[], theirs: string[]): string[] | null {
  const known = base.toSorted()
  if (isSame(mine.toSorted(), known) && isSame(theirs.toSorted(), known)) return null
  const ids = theirs.filter((id) => mine.includes(id) || !base.includes(id))
  mine.forEach((id, place) => {
    if (ids.includes(id) || base.includes(id)) return
    const before = mine.slice(0, place).findLast((each) => ids.includes(each))
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
  })
  return ids
}
