import { createElement, type ReactNode, useState } from 'react'
import type { InMarkup } from '../page-frame.ts'
import { trustedHtml } from './trusted-types.ts'

/** A part that no script changes: in a document its props stay behind, and the server's markup stays as it came. */
export function Kept<T>({
  as,
  from,
  value,
  children,
  ...attributes
}: {
  as: 'details' | 'div' | 'p' | 'section'
  /** Finds the element in the document. */
  from: string
  className: string
  'aria-label'?: string | undefined
  value: InMarkup<T>
  children: (value: T) => ReactNode
}): ReactNode {
  return value === undefined ? (
    <AsItCame key="kept" as={as} from={from} {...attributes} />
  ) : (
    createElement(as, { key: 'made', ...attributes }, children(value))
  )
}

/** React takes the element over and leaves alone what is in it. Should it have to make the element anew, it can. */
function AsItCame({ as, from, ...attributes }: { as: string; from: string }) {
  const [html] = useState(() => document.querySelector(from)?.innerHTML ?? '')
  const content = { dangerouslySetInnerHTML: { __html: trustedHtml(html) }, suppressHydrationWarning: true }
  return createElement(as, { ...attributes, ...content })
}
