import { type ReactNode, useEffect, useState } from 'react'
import { useFrame } from '../../page-frame.ts'
import { useConsent } from './context.tsx'
import type { ConsentDialog } from './dialog.tsx'
import { focusMain } from './store.ts'

/** The preferences and, once after saving them, the message that they were saved. */
export function ConsentPreferences(): ReactNode {
  const { draft, news, closePreferences } = useConsent()
  const { preferences } = useFrame().layout.consent
  const [code, setCode] = useState<{ ConsentDialog: typeof ConsentDialog } | null>(null)
  useEffect(() => {
    if (news) focusMain()
  }, [news])
  useEffect(() => {
    if (!draft || code) return
    import('./dialog.tsx').then(setCode, (error: unknown) => {
      console.warn('The preferences could not be loaded', error)
      closePreferences()
    })
  }, [draft, code, closePreferences])
  return (
    <>
      <p className="visually-hidden" role="status">
        {news && preferences[news]}
      </p>
      {draft && code && <code.ConsentDialog draft={draft} />}
    </>
  )
}
