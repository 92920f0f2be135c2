import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { optionalCategories } from '../../content/vocabulary.ts'
import { fill } from '../../format/fill.ts'
import { languageTag } from '../../locale.ts'
import { useFrame } from '../../page-frame.ts'
import { useConsent } from './context.tsx'
import type { Categories, StoredConsent } from './record.ts'
import type { ConsentWords } from './ro.ts'
import './dialog.css'

type Texts = ConsentWords['preferences']

/** The open preferences: a chunk of its own, because few visitors open them. */
export default function ConsentDialog({ draft, texts }: { draft: Categories; texts: Texts }): ReactNode {
  const { record, acceptAll, onlyNecessary, save, toggle, closePreferences } = useConsent()
  const banner = useFrame().layout.consent
  const dialog = useModal()
  return (
    <dialog
      className="consent-dialog"
      aria-labelledby="consent-title"
      ref={dialog}
      onClose={closePreferences}
    >
      <header>
        <h2 id="consent-title" tabIndex={-1}>
          {texts.title}
        </h2>
        <button
          type="button"
          className="button-plain consent-close"
          aria-label={texts.close}
          onClick={closePreferences}
        />
      </header>
      <p>{texts.lead}</p>
      <div className="consent-choices">
        <button type="button" className="button button-quiet" onClick={onlyNecessary}>
          {banner.necessary}
        </button>
        <button type="button" className="button button-quiet" onClick={acceptAll}>
          {banner.accept}
        </button>
      </div>
      <ul className="consent-categories">
        <li>
          <h3>{texts.categories.essential.title}</h3>
          <strong>{texts.alwaysActive}</strong>
          <p className="small">{texts.categories.essential.text}</p>
        </li>
        {optionalCategories.map((category) => (
          <li key={category}>
            <label>
              <h3>{texts.categories[category].title}</h3>
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
                role="switch"
                checked={draft[category]}
                aria-describedby={`consent-${category}`}
                onChange={() => toggle(category)}
              />
            </label>
            <p className="small" id={`consent-${category}`}>
              {texts.categories[category].text}
            </p>
          </li>
        ))}
      </ul>
      <Current record={record} texts={texts.current} />
      <footer>
        <button type="button" className="button button-quiet" onClick={closePreferences}>
          {texts.cancel}
        </button>
        <button type="button" className="button" onClick={save}>
          {texts.save}
        </button>
      </footer>
    </dialog>
  )
}

/** The visitor's own copy of the proof. */
function Current({ record, texts }: { record: StoredConsent | null; texts: Texts['current'] }) {
  const { locale } = useFrame()
  const { none, choice, download } = texts
  if (!record) return <p className="small">{none}</p>
  const { version, givenAtISO, anonUserId = '' } = record
  const date = new Date(givenAtISO).toLocaleString(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return (
    <p className="small">
      {fill(choice, { date, version, id: anonUserId.slice(0, 8) })}{' '}
      <a
        href={`data:application/json,${encodeURIComponent(JSON.stringify(record, null, 2))}`}
        download="consent.json"
      >
        {download}
      </a>
    </p>
  )
}

/** Modal while mounted, with the focus on its heading. Closing gives the focus back to where it was. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector('h2')?.focus()
    return () => dialog?.close()
  }, [])
  return ref
}
