import { type ReactNode, Suspense, use } from 'react'
import type { InMarkup } from '../../page-frame.ts'

/**
 * A part that stays dehydrated: without its value (`inDocument` of the page's server) it is a Suspense boundary that
 * never resolves, so React leaves the server's markup as it is. It may hold any markup, but nothing may remount it:
 * its markup would be gone. What remounts or changes around it is `ServerMarkup`.
 */
export function Dehydrated<T>({
  value,
  children,
}: {
  value: InMarkup<T>
  children: (value: T) => ReactNode
}): ReactNode {
  return value === undefined ? dehydrated : <Suspense>{children(value)}</Suspense>
}

const never = new Promise<never>(() => {})

/** Always the same element: an update that reached a dehydrated boundary would replace its markup. */
const dehydrated = (
  <Suspense>
    <Never />
  </Suspense>
)

function Never(): ReactNode {
  return use(never)
}
