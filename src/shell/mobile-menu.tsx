import { type FocusEvent, type ReactNode, useRef } from 'react'
import { useFrame } from '../page-frame.ts'
import { href } from '../routes.ts'
import { Icon } from '../ui/icon.tsx'
import { FurtherLinks } from '../ui/navigation/further-links.tsx'
import { NavLinks } from '../ui/navigation/main-menu.tsx'
import { isAsking } from './is-asking.ts'
import { LanguageLinks } from './language-link.tsx'
import './mobile-menu.css'

/** A native popover: it opens without scripts, and Escape or a tap outside closes it. */
export function MobileMenu(): ReactNode {
  const frame = useFrame()
  const { locale, layout, route, sheet = '' } = frame
  const contact = href('contact', locale) + sheet
  const { menu, actions } = layout.texts
  const panel = useRef<HTMLElement>(null)
  const close = () => panel.current?.hidePopover()
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <>
      <button type="button" className="menu-button" popoverTarget="menu" aria-label={menu.open}>
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard clicks as well */}
      <nav
        className="menu"
        id="menu"
        popover="auto"
        ref={panel}
        aria-label={menu.label}
        onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
        onBlur={closeWhenLeft}
      >
        <div className="menu-top">
          <p className="menu-title">{menu.label}</p>
          <button
            type="button"
            className="menu-button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={menu.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <NavLinks />
        <FurtherLinks />
        <p className="menu-actions">
          {!isAsking(frame) && (
            <a className="button menu-book" href={contact}>
              {actions.book}
            </a>
          )}
          {route === 'inPain' && (
            <a className="button menu-back" href={contact}>
              {actions.callBack}
            </a>
          )}
          <a className="button button-quiet menu-phone" href={`tel:${layout.clinic.phone}`}>
            <Icon name="phone" />
            {layout.clinic.phoneText}
          </a>
          <LanguageLinks long />
        </p>
      </nav>
    </>
  )
}
