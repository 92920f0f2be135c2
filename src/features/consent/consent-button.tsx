import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { useConsent } from './context.tsx'
import { grants } from './machine.ts'

/**
 * Opens the cookie preferences, and withdraws every optional consent in one press. Without scripts nothing is
 * optional, so `banner.css` hides it.
 */
export function ConsentButton(): ReactNode {
  const { cookieSettings, withdraw } = useFrame().layout.texts.footer
  const { withdrawn } = useFrame().layout.consent
  const { record, news, onlyNecessary } = useConsent()
  return (
    <>
      <button type="button" className="button-plain consent-settings" data-choice="open">
        {cookieSettings}
      </button>
      {grants(record) && (
        <button type="button" className="button-plain" onClick={onlyNecessary}>
          {withdraw}
        </button>
      )}
      {/* The status region of the preferences says it to who listens. */}
      {news === 'withdrawn' && <span aria-hidden="true">{withdrawn}</span>}
    </>
  )
}
