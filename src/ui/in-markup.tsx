import { type ReactNode, Suspense, use } from 'react'

/** Props of which the payload of a document leaves some out. */
export type InDocument<Props, Name extends keyof Props> = Omit<Props, Name> & Partial<Pick<Props, Name>>

/**
 * A part that nothing changes once it is made. The payload of a document leaves out what it is made of (`inMarkup` of a
 * page's server): there the server's markup stands and React never takes it over. Pages that the browser makes have
 * every value.
 */
export function InMarkup<T>({
  value,
  children,
}: {
  value: T | undefined
  children: (value: T) => ReactNode
}): ReactNode {
  return value === undefined ? standing : <Suspense>{children(value)}</Suspense>
}

const never = new Promise<never>(() => {})

/** Always the same element, so that no update around it makes React look inside. */
const standing = (
  <Suspense>
    <Standing />
  </Suspense>
)

function Standing(): ReactNode {
  return use(never)
}
