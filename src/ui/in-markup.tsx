import { type ReactNode, Suspense, use } from 'react'

/** The props of a page, some of which the document's payload leaves out. */
export type InDocument<Props, Name extends keyof Props> = Omit<Props, Name> & Partial<Pick<Props, Name>>

/**
 * A part without any behaviour. The document's payload leaves out its value (`inDocument` of the page's server), and
 * React leaves the server's markup as it is. After client-side navigation the value is there and the part is rendered.
 */
export function InMarkup<T>({
  value,
  children,
}: {
  value: T | undefined
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
