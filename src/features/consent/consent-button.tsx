import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'

/** Opens the cookie preferences. Without scripts nothing is optional, so `banner.css` hides the button. */
export function ConsentButton(): ReactNode {
  const { cookieSettings } = useFrame().layout.texts.footer
  return (
    <button type="button" className="button-plain consent-settings" data-choice="open">
      {cookieSettings}
    </button>
  )
}
