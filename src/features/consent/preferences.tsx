import { type ReactNode, useEffect, useState } from 'react'
import type { Consent } from '../../content/schemas/ui-schema.ts'
import { useFrame } from '../../page-frame.ts'
import { useConsent } from './context.tsx'
import type ConsentDialog from './dialog.tsx'
import { focusMain } from './store.ts'

type Loaded = [{ default: typeof ConsentDialog }, Consent['preferences']]

/** The preferences and, once after saving them, the message that they were saved. */
export function ConsentPreferences(): ReactNode {
  const { draft, news, closePreferences } = useConsent()
  const { locale, layout } = useFrame()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const isOpen = !!draft
  useEffect(() => void (news && focusMain()), [news])
  useEffect(() => {
    if (!isOpen) return
    Promise.all([
      import('./dialog.tsx'),
      // What refuses says so in other words than JSON, and the error tells which.
      fetch(`/api/preferences/${locale}`).then((answer) => answer.json()),
    ]).then(setLoaded, (error: unknown) => {
      console.warn(error)
      closePreferences()
    })
    return () => setLoaded(null)
  }, [isOpen, locale, closePreferences])
  const Dialog = loaded?.[0].default
  return (
    <>
      <p className="visually-hidden" role="status">
        {news && layout.consent[news]}
      </p>
      {draft && !Dialog && (
        <p className="page-status keeps-clear" role="status">
          <span>{layout.texts.loading}</span>
        </p>
      )}
      {draft && Dialog && <Dialog draft={draft} texts={loaded[1]} />}
    </>
  )
}
