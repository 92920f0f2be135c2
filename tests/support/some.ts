/** The list as it is, if there is anything on it: a loop over nothing would check nothing. */
export function some<Item>(list: Iterable<Item>): readonly Item[] {
  const items = [...list]
  if (items.length === 0) throw new Error('There is nothing to check')
  return items
}
