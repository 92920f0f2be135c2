/** A value made on first use. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return function once() {
    made ??= { value: make() }
    return made.value
  }
}
