import { createElement, type ReactNode } from 'react'
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
  as: 'article' | 'details' | 'div' | 'dl' | 'p' | 'section'
  /** Finds the element in the document. */
  from: string
  className?: string
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  value: InMarkup<T>
  children: (value: T) => ReactNode
}): ReactNode {
  return value === undefined ? (
    <AsItCame key="kept" as={as} from={from} {...attributes} />
  ) : (
    createElement(as, { key: 'made', ...attributes }, children(value))
  )
}

/** React takes the element over and leaves alone what is in it. Where the element goes and comes back, so does that. */
function AsItCame({ as, from, ...attributes }: { as: string; from: string }) {
  const content = { dangerouslySetInnerHTML: { __html: markupOf(from) }, suppressHydrationWarning: true }
  return createElement(as, { ...attributes, ...content })
}

const known = new Map<string, string | TrustedHTML>()

/** The server's, as it was when it was first needed. There is one document. */
function markupOf(selector: string): string | TrustedHTML {
  const html = known.get(selector) ?? trustedHtml(document.querySelector(selector)?.innerHTML ?? '')
  known.set(selector, html)
  return html
}
