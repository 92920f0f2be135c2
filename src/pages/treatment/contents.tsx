import { type ReactNode, useEffect, useRef } from 'react'
import { followParts } from './follow-parts.ts'
import type { TreatmentProps } from './props.ts'
import './contents.css'

/** The table of contents of a long page, always visible on a wide screen. */
export function Contents({ texts: { contents, onThisPage }, stories, films }: TreatmentProps): ReactNode {
  const parts = [
    { id: 'durere', name: contents.pain },
    { id: 'preturi', name: contents.price },
    { id: 'pasi', name: contents.steps },
    { id: 'vindecare', name: contents.healing },
    { id: 'potrivire', name: contents.fit },
    { id: 'riscuri', name: contents.risks },
    { id: 'alternative', name: contents.alternatives },
    { id: 'despre', name: contents.about },
    { id: 'garantie', name: contents.lasting },
    { id: 'detalii', name: contents.details },
    { id: 'urgente', name: contents.urgent },
    { id: 'medici', name: contents.dentists },
    { id: 'intrebari', name: contents.questions },
    ...(stories.length + films.length > 0 ? [{ id: 'povesti', name: contents.stories }] : []),
  ]
  const nav = useRef<HTMLElement>(null)
  useEffect(() => followParts(nav.current), [])
  return (
    <nav className="treatment-contents no-print" aria-label={onThisPage} ref={nav}>
      <p className="eyebrow" aria-hidden="true">
        {onThisPage}
      </p>
      <ul className="treatment-contents-list">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
