/** A value that is there already, or a promise of it. The props of a page may hold such values at their top level. */
export type Deferred<T> = T | Promise<T>

/** Props with all late values resolved. */
export type Settled<Props> = { [Name in keyof Props]: Awaited<Props[Name]> }

/** A function applied to a deferred value, now or when it resolves. */
export function mapDeferred<T, U>(value: Deferred<T>, see: (value: T) => U): Deferred<U> {
  return value instanceof Promise ? value.then(see) : see(value)
}

/** Waits for every late value and returns the props with all of them in place. */
export function settleProps<Props extends object>(props: Props): Promise<Settled<Props>>
export async function settleProps(props: object): Promise<object> {
  const values = Object.entries(props).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(values))
}

export function lateNames(props: object): string[] {
  return Object.entries(props).flatMap(([name, value]) => (value instanceof Promise ? [name] : []))
}
