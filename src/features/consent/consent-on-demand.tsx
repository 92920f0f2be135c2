import { useEffect, useState } from 'react'
import { useConsent } from './context.tsx'

/**
 * For developers: in a development build the address `/#consent` shows what `useConsent()` knows, with a button for
 * each of its calls that asks for nothing. The production build contains none of this.
 */
export function ConsentOnDemand() {
  const [isShown, show] = useState(false)
  useEffect(() => show(location.hash === '#consent'), [])
  const { acceptAll, onlyNecessary, openPreferences, reset, banner, record, draft, interacted, news } =
    useConsent()
  if (!isShown) return null
  return (
    <section aria-label="useConsent()" className="wrap">
      <pre>{JSON.stringify({ banner, record, draft, interacted, news }, null, 2)}</pre>
      {Object.entries({ acceptAll, onlyNecessary, openPreferences, reset }).map(([name, call]) => (
        <button key={name} type="button" className="button button-quiet" onClick={call}>
          {name}()
        </button>
      ))}
    </section>
  )
}
