import { type ReactNode, useEffect, useState } from 'react'
import type { Consent } from '../../content/schemas/ui-schema.ts'
import type { Locale } from '../../locale.ts'
import { useFrame } from '../../page-frame.ts'
import { useConsent } from './context.tsx'
import type { ConsentDialog } from './dialog.tsx'
import { focusMain } from './store.ts'

type Loaded = { Dialog: typeof ConsentDialog; texts: Consent['preferences']; locale: Locale }

/** The preferences and, once after saving them, the message that they were saved. */
export function ConsentPreferences(): ReactNode {
  const { draft, news, closePreferences } = useConsent()
  const { locale, layout } = useFrame()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const known = loaded?.locale === locale ? loaded : null
  useEffect(() => {
    if (news) focusMain()
  }, [news])
  useEffect(() => {
    if (!draft || known) return
    load(locale).then(setLoaded, (error: unknown) => {
      console.warn('The preferences could not be loaded', error)
      closePreferences()
    })
  }, [draft, known, locale, closePreferences])
  return (
    <>
      <p className="visually-hidden" role="status">
        {news && layout.consent[news]}
      </p>
      {draft && known && <known.Dialog draft={draft} texts={known.texts} />}
    </>
  )
}

async function load(locale: Locale): Promise<Loaded> {
  const [{ ConsentDialog: Dialog }, texts] = await Promise.all([
    import('./dialog.tsx'),
    // What refuses says so in other words than JSON.
    fetch(`/api/preferences-texts/${locale}`).then((answer) => answer.json()),
  ])
  return { Dialog, texts, locale }
}
