import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { isLocale } from '../locale.ts'
import { useFrame } from '../page-frame.ts'
import { hrefIn, isWrittenIn } from './language-link.tsx'
import './english-hint.css'

/**
 * On Romanian pages, for browsers that prefer English. It overlays the page, so nothing moves; declining lasts as
 * long as the page is open, because nothing may be stored before consent.
 */
export function EnglishHint(): ReactNode {
  const frame = useFrame()
  const offer = frame.layout.texts.englishHint
  const wanted = useSyncExternalStore(never, isWanted, onServer)
  const [declined, setDeclined] = useState(false)
  if (offer === null || !isWrittenIn('en', frame)) return null
  return (
    <aside
      className="english-hint keeps-clear"
      lang="en"
      aria-label={offer.label}
      hidden={!wanted || declined}
    >
      <p>{offer.text}</p>
      <p className="english-hint-actions">
        <a href={hrefIn('en', frame)} hrefLang="en">
          {offer.action}
        </a>
        <button type="button" className="button-plain" onClick={() => setDeclined(true)}>
          {offer.dismiss}
        </button>
      </p>
    </aside>
  )
}

/** Decided by the first of the browser's languages that the site has. */
function isWanted(): boolean {
  const preferred = navigator.languages.map((language) => language.slice(0, 2).toLowerCase())
  return preferred.find(isLocale) === 'en'
}

const never = () => () => {}
const onServer = () => false
