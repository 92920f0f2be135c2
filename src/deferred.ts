/** A value that is at hand, or will be. The props of a page may hold such values at their top level. */
export type Deferred<T> = T | Promise<T>

/** Props whose late values are there. */
export type Settled<Props> = { [Name in keyof Props]: Awaited<Props[Name]> }

/** The same value seen through a function, whether it is there yet or not. */
export function mapDeferred<T, U>(value: Deferred<T>, see: (value: T) => U): Deferred<U> {
  return value instanceof Promise ? value.then(see) : see(value)
}

/** Waits for every late value; resolves to the props with all values in their places. */
export function settleProps<Props extends object>(props: Props): Promise<Settled<Props>>
export async function settleProps(props: object): Promise<object> {
  const values = Object.entries(props).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(values))
}

/** The names of the values that are still late. */
export function lateNames(props: object): string[] {
  return Object.entries(props).flatMap(([name, value]) => (value instanceof Promise ? [name] : []))
}
