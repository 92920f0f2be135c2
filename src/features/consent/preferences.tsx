import { type ReactNode, useEffect, useState } from 'react'
import type { Consent } from '../../content/schemas/ui-schema.ts'
import { useFrame } from '../../page-frame.ts'
import { useConsent } from './context.tsx'
import type { ConsentDialog } from './dialog.tsx'
import { focusMain } from './store.ts'

type Loaded = [{ ConsentDialog: typeof ConsentDialog }, Consent['preferences']]

/** The preferences and, once after saving them, the message that they were saved. */
export function ConsentPreferences(): ReactNode {
  const { draft, news, closePreferences } = useConsent()
  const { locale, layout } = useFrame()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const isOpen = draft !== null
  useEffect(() => {
    if (news) focusMain()
  }, [news])
  useEffect(() => {
    if (!isOpen) return
    // What refuses says so in other words than JSON.
    const fetched = fetch(`/api/preferences-texts/${locale}`).then((answer) => answer.json())
    Promise.all([import('./dialog.tsx'), fetched]).then(setLoaded, (error: unknown) => {
      console.warn('The preferences could not be loaded', error)
      closePreferences()
    })
    return () => setLoaded(null)
  }, [isOpen, locale, closePreferences])
  const [code, texts] = loaded ?? []
  const Dialog = code?.ConsentDialog
  return (
    <>
      <p className="visually-hidden" role="status">
        {news && layout.consent[news]}
      </p>
      {draft && Dialog && texts && <Dialog draft={draft} texts={texts} />}
    </>
  )
}
