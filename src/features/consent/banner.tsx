import { type ReactNode, useEffect, useRef } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { firstInteraction } from '../../ui/on-first-interaction.ts'
import './banner.css'

/**
 * The same markup for every visitor: the head script shows it and handles its buttons, before React and after.
 * React only tells the page how much space it takes.
 */
export function ConsentBanner(): ReactNode {
  const { locale, layout } = useFrame()
  const { label, title, text, policy, necessary, customise, accept } = layout.consent
  const banner = useRef<HTMLElement>(null)
  useEffect(() => measure(banner.current), [])
  return (
    <section className="consent-banner" aria-label={label} data-nosnippet="" ref={banner}>
      <h2>{title}</h2>
      <p>
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

/**
 * Its height at the bottom of the window, so that the page can keep clear of it. Setting it restyles all of the page:
 * where an anchor holds the action bar in place, it waits until somebody may scroll.
 */
function measure(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined
  const observer = new ResizeObserver(() => {
    const size = innerHeight - banner.getBoundingClientRect().top
    document.documentElement.style.setProperty('--banner-size', `${size}px`)
  })
  let watching = true
  const needed = CSS.supports('inset-block-end: anchor(top)') ? firstInteraction() : Promise.resolve()
  needed.then(() => watching && observer.observe(banner))
  return () => {
    watching = false
    observer.disconnect()
  }
}
