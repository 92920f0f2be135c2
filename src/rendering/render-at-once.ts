import type { ReactNode } from 'react'
import { renderToString } from 'react-dom-string'

/**
 * The markup of a page without late parts, or null when a part fails or waits after all. `renderToString` reports
 * neither, so the caller then renders the page as a stream, which waits and reports.
 */
export function renderAtOnce(node: ReactNode): string | null {
  try {
    const markup = renderToString(node)
    return markup.includes(leftToBrowser) ? null : markup
  } catch {
    return null
  }
}

/** React's mark of a boundary that it could not render. */
const leftToBrowser = '<!--$!-->'
