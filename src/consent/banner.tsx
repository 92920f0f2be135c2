import { type ReactNode, useEffect, useRef } from 'react'
import { href } from '../routes.ts'
import { useFrame } from '../ui/frame.tsx'
import './banner.css'

/**
 * The same markup for everybody: the head script decides whether it shows and answers its buttons, before React and
 * after it. React only tells the page how much room it takes.
 */
export function ConsentBanner(): ReactNode {
  const { locale, layout } = useFrame()
  const { label, title, text, policy, necessary, customise, accept } = layout.consent.banner
  const banner = useRef<HTMLElement>(null)
  useEffect(() => measure(banner.current), [])
  return (
    <section className="consent-banner" aria-label={label} data-nosnippet="" ref={banner}>
      <h2>{title}</h2>
      <p>
        {text} <a href={href('cookies', locale)}>{policy}</a>
      </p>
      <div className="consent-banner-choices">
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

/** Hidden it takes no room. */
function measure(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return undefined
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--banner-size', `${banner.offsetHeight}px`),
  )
  observer.observe(banner)
  return () => observer.disconnect()
}
