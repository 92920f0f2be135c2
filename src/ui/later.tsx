import { type ReactNode, Suspense, use } from 'react'
import { useFrame } from '../page-frame.ts'

/** A value that is at hand, or will be. The props of a page may hold such values at their top level. */
export type Deferred<T> = T | Promise<T>

/** Shows what is made of a value, and the loading text until there is one. */
export function Later<T>({ value, children }: { value: Deferred<T>; children: (value: T) => ReactNode }) {
  const { loading } = useFrame().layout.texts
  return (
    <Suspense fallback={<p className="loading">{loading}</p>}>
      <Resolved value={value}>{children}</Resolved>
    </Suspense>
  )
}

function Resolved<T>({ value, children }: { value: Deferred<T>; children: (value: T) => ReactNode }) {
  return children(value instanceof Promise ? use(value) : value)
}

/** The same value seen through a function, whether it is there yet or not. */
export function mapDeferred<T, U>(value: Deferred<T>, see: (value: T) => U): Deferred<U> {
  return value instanceof Promise ? value.then(see) : see(value)
}
