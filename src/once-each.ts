/**
 * A value per key that is awaited on first use. Asking the platform for a module again costs a page as much as a
 * fiftieth of all its work. What was rejected is asked for again. A promise is not kept: it belongs to its request.
 */
export function onceEach<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const values = new Map<Key, { value: Value }>()
  return async function onceEach(key) {
    const found = values.get(key) ?? { value: await load(key) }
    values.set(key, found)
    return found.value
  }
}
