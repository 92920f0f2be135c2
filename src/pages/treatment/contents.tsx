import { type ReactNode, useEffect, useState } from 'react'
import type { TreatmentProps } from './props.ts'
import './contents.css'

/** The table of contents of a long page, always visible on a wide screen. */
export function Contents({ texts: { contents, onThisPage }, stories }: TreatmentProps): ReactNode {
  const parts = [
    { id: 'durere', name: contents.pain },
    { id: 'preturi', name: contents.price },
    { id: 'pasi', name: contents.steps },
    { id: 'despre', name: contents.about },
    { id: 'potrivire', name: contents.fit },
    { id: 'riscuri', name: contents.risks },
    { id: 'urgente', name: contents.urgent },
    { id: 'alternative', name: contents.alternatives },
    { id: 'medici', name: contents.doctors },
    { id: 'intrebari', name: contents.questions },
    { id: 'detalii', name: contents.details },
    ...(stories.length > 0 ? [{ id: 'povesti', name: contents.stories }] : []),
  ]
  const current = usePartInSight(parts.map(({ id }) => id).join(' '))
  return (
    <nav className="treatment-contents no-print" aria-label={onThisPage}>
      <p className="eyebrow" aria-hidden="true">
        {onThisPage}
      </p>
      <ul className="treatment-contents-list">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The part that crosses the upper third of the window. */
function usePartInSight(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const parts = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-25% 0% -74% 0%' },
    )
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [ids])
  return current
}
