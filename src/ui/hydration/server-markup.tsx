import { createElement, type ReactNode } from 'react'
import type { InMarkup } from '../../page-frame.ts'
import { trustedHtml } from '../trusted-types.ts'

/**
 * An element whose content is the server's markup where its value is not in the document. React owns the element and is
 * given the same content again wherever it mounts, also after an update around it.
 */
export function ServerMarkup<T>({
  as,
  from,
  value,
  children,
  ...attributes
}: {
  as: 'article' | 'details' | 'div' | 'dl' | 'h3' | 'p' | 'section' | 'span'
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
    <Untouched key="kept" as={as} from={from} {...attributes} />
  ) : (
    createElement(as, { key: 'made', ...attributes }, children(value))
  )
}

function Untouched({ as, from, ...attributes }: { as: string; from: string }) {
  const content = { dangerouslySetInnerHTML: { __html: markupOf(from) }, suppressHydrationWarning: true }
  return createElement(as, { ...attributes, ...content })
}

const markups = new Map<string, string | TrustedHTML>()

/** The server's, as it was when it was first needed. There is one document. */
function markupOf(selector: string): string | TrustedHTML {
  const html = markups.get(selector) ?? trustedHtml(document.querySelector(selector)?.innerHTML ?? '')
  markups.set(selector, html)
  return html
}
