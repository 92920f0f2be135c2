import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { useConsent } from './context.tsx'

/**
 * Opens the cookie preferences, and withdraws every optional consent in one press. Without scripts nothing is
 * optional, and without consent nothing is to withdraw, so `banner.css` hides them.
 */
export function ConsentButton(): ReactNode {
  const { cookieSettings, withdraw } = useFrame().layout.texts.footer
  const { withdrawn } = useFrame().layout.consent
  const { news } = useConsent()
  return (
    <>
      <button type="button" className="button-plain consent-settings" data-choice="open">
        {cookieSettings}
      </button>
      <button type="button" className="button-plain consent-withdraw" data-choice="withdraw">
        {withdraw}
      </button>
      {/* The status region of the preferences announces it to screen readers. */}
      {news === 'withdrawn' && <span aria-hidden="true">{withdrawn}</span>}
    </>
  )
}
