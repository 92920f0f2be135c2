import { type ReactNode, Suspense, use } from 'react'
import type { Deferred } from '../../deferred.ts'
import { useFrame } from '../../page-frame.ts'

/** Renders a deferred value, or until it has arrived the loading text or what is given in its place. */
export function Await<T>({
  value,
  meanwhile,
  children,
}: {
  value: Deferred<T>
  meanwhile?: ReactNode
  children: (value: T) => ReactNode
}) {
  const { loading } = useFrame().layout.texts
  return (
    <Suspense fallback={meanwhile ?? <p className="loading">{loading}</p>}>
      <Resolved value={value}>{children}</Resolved>
    </Suspense>
  )
}

function Resolved<T>({ value, children }: { value: Deferred<T>; children: (value: T) => ReactNode }) {
  return children(value instanceof Promise ? use(value) : value)
}
