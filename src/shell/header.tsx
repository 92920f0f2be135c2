import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useFrame } from '../page-frame.ts'
import { href } from '../routes.ts'
import { onFirstInteraction } from '../ui/hydration/on-first-interaction.ts'
import { Icon } from '../ui/icon.tsx'
import { NavLinks } from '../ui/navigation/main-menu.tsx'
import { isAsking } from './is-asking.ts'
import { LanguageLinks } from './language-link.tsx'
import { Wordmark } from './wordmark.tsx'
import './header.css'

const MobileMenu = onFirstInteraction(() => import('./first-gesture.ts'), 'MobileMenu')

export function Header(): ReactNode {
  const frame = useFrame()
  const { locale, layout, route, sheet = '' } = frame
  const contact = href('contact', locale) + sheet
  const header = useRef<HTMLElement>(null)
  useEffect(() => stayOutOfTheWay(header.current), [])
  return (
    <header className="header" ref={header}>
      <div className="wrap header-inside">
        <Wordmark />
        <nav className="header-nav" aria-label={layout.texts.nav.label}>
          <NavLinks />
        </nav>
        <a className="header-phone" href={`tel:${layout.clinic.phone}`}>
          <Icon name="phone" />
          {layout.clinic.phoneText}
        </a>
        <LanguageLinks />
        {!isAsking(frame) && (
          <a className="button header-book" href={contact}>
            {layout.texts.actions.bookShort}
          </a>
        )}
        {/* As in the action bar: while the page says that the clinic is closed, instead of the phone and a booking. */}
        {route === 'inPain' && (
          <a className="button header-book header-back" href={contact}>
            {layout.texts.actions.callBack}
          </a>
        )}
        <Suspense>
          <MobileMenu />
        </Suspense>
      </div>
    </header>
  )
}

/** Hides the header while scrolling down and shows it on the first scroll up. */
function stayOutOfTheWay(header: HTMLElement | null): (() => void) | undefined {
  if (!header) return
  let before = scrollY
  const follow = () => {
    const moved = scrollY - before
    if (Math.abs(moved) < 8) return
    before = scrollY
    header.toggleAttribute('data-away', moved > 0 && scrollY > 160 && !header.matches(':focus-within'))
  }
  addEventListener('scroll', follow, { passive: true })
  return () => removeEventListener('scroll', follow)
}
