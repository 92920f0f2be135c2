import type { ReactNode } from 'react'
import './folded.css'

/**
 * A part of a page that opens in place; the browser's find-in-page searches it while it is closed. `id` stands inside, so
 * that a link to it opens the part: where the browser does not, `client/folded-places.ts` does.
 */
export function Folded({
  id,
  title,
  beside,
  heading: Heading = 'h2',
  isOpen = false,
  children,
}: {
  id: string
  title: string
  /** Said while it is closed, too: what the part comes to. */
  beside?: ReactNode
  heading?: 'h2' | 'h3'
  isOpen?: boolean
  children: ReactNode
}): ReactNode {
  return (
    // Whoever comes by a link to it has it open before React sees it.
    <details className="folded" open={isOpen} suppressHydrationWarning={true}>
      <summary className="opens">
        <Heading>{title}</Heading> {beside !== undefined && <span className="folded-beside">{beside}</span>}
      </summary>
      <div className="folded-inside" id={id}>
        {children}
      </div>
    </details>
  )
}
