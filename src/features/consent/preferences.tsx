import { type ReactNode, useEffect, useState } from 'react'
import { useFrame } from '../../page-frame.ts'
import { patience } from '../../ui/patience.ts'
import { useConsent } from './context.tsx'
import type ConsentDialog from './dialog.tsx'
import type { ConsentWords } from './ro.ts'
import { focusMain } from './store.ts'

type Loaded = [{ default: typeof ConsentDialog }, ConsentWords['preferences']]

const failureShownMs = 15_000

/** The preferences and, once after saving them, the message that they were saved. */
export function ConsentPreferences(): ReactNode {
  const { draft, news, closePreferences } = useConsent()
  const { locale, layout } = useFrame()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  const isOpen = !!draft
  useEffect(() => {
    // The dialog gives the focus back to what opened it, unless that is gone.
    if (news && !document.activeElement?.matches('.consent-settings')) focusMain()
  }, [news])
  useEffect(() => {
    if (!isOpen) return
    setFailed(false)
    Promise.all([
      import('./dialog.tsx'),
      // An error response may not be JSON; the parse error says what it was.
      fetch(`/api/preferences/${locale}`, { signal: patience() }).then((response) => response.json()),
    ]).then(setLoaded, (error: unknown) => {
      console.warn(error)
      setFailed(true)
      closePreferences()
    })
    return () => setLoaded(null)
  }, [isOpen, locale, closePreferences])
  useEffect(() => {
    if (!failed) return
    const timer = setTimeout(() => setFailed(false), failureShownMs)
    return () => clearTimeout(timer)
  }, [failed])
  const Dialog = loaded?.[0].default
  return (
    <>
      <p className="visually-hidden" role="status">
        {news && layout.consent[news]}
      </p>
      {((draft && !Dialog) || failed) && (
        <p className="page-status keeps-clear" role="status">
          <span>{failed ? layout.consent.failed : layout.texts.loading}</span>
        </p>
      )}
      {draft && Dialog && <Dialog draft={draft} texts={loaded[1]} />}
    </>
  )
}
