import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import './banner.css'

/**
 * The same markup for every visitor: the head script shows it and handles its buttons, before React and after.
 */
export function ConsentBanner(): ReactNode {
  const { locale, layout } = useFrame()
  const { label, title, text, policy, necessary, customise, accept } = layout.consent
  return (
    <section className="consent-banner" aria-label={label} data-nosnippet="">
      <h2>{title}</h2>
      {/* A new element for each text, for browsers that translate. */}
      <p key={locale}>
        {text} <a href={href('cookies', locale)}>{policy}</a>
      </p>
      <div className="consent-choices">
        <button type="button" className="button button-quiet" data-choice="necessary">
          {necessary}
        </button>
        <button type="button" className="button-plain" data-choice="open">
          {customise}
        </button>
        <button type="button" className="button button-quiet" data-choice="all">
          {accept}
        </button>
      </div>
    </section>
  )
}
