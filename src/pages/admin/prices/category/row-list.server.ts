import type { PriceContent, PriceItem } from '../../../../features/prices/schema.ts'

/** The list with one row of a category at another place of it, counted from 0; null when there is no such place. */
export function withRowAt(content: PriceContent, id: string, to: number): PriceContent | null {
  const row = content.items.find((item) => item.id === id)
  if (row === undefined) return null
  const others = content.items
    .filter(({ category }) => category === row.category)
    .filter((item) => item !== row)
  if (to < 0 || to > others.length) return null
  const ordered = [...others.slice(0, to), row, ...others.slice(to)]
  const places = new Map(ordered.map((item, place) => [item.id, place]))
  return {
    ...content,
    items: content.items.map((item) => ({ ...item, position: places.get(item.id) ?? item.position })),
  }
}

/** The rows at the end of another category, in the order they had. */
export function withRowsIn(content: PriceContent, ids: ReadonlySet<string>, category: string): PriceContent {
  const isMoving = (item: PriceItem) => ids.has(item.id) && item.category !== category
  const places = content.items.filter((item) => item.category === category).map(({ position }) => position)
  let end = Math.max(-1, ...places)
  return {
    ...content,
    items: content.items.map((item) => {
      if (!isMoving(item)) return item
      end += 1
      return { ...item, category, position: end }
    }),
  }
}
