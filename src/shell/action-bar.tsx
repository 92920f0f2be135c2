import type { ReactNode } from 'react'
import { fill } from '../format/fill.ts'
import { useFrame } from '../page-frame.ts'
import { hasPage, href } from '../routes.ts'
import { Icon } from '../ui/icon.tsx'
import { isAsking } from './is-asking.ts'
import './action-bar.css'

/**
 * Call, help in pain, book, prices: within reach of a thumb. The page reserves space for it, so it covers nothing.
 * Beside the form the booking link would look like its button, and after it like a second request: there it is the way.
 */
export function ActionBar(): ReactNode {
  const frame = useFrame()
  const { locale, layout, route, sheet = '' } = frame
  const { label, call, callLabel, bookShort, callBack, prices, directions, pain, emergencyCall } =
    layout.texts.actions
  const { phone, phoneText } = layout.clinic
  const toPain = hasPage('inPain') && route !== 'inPain'
  const asks = isAsking(frame)
  const contact = href('contact', locale) + sheet
  const links = asks ? 2 : toPain ? 4 : 3
  return (
    // A new element for each text: a browser that translates has replaced the text node that React would
    // change.
    <nav className="action-bar keeps-clear" key={locale} data-links={links} aria-label={label}>
      <a className="action-bar-link" href={`tel:${phone}`} aria-label={fill(callLabel, { phone: phoneText })}>
        <Icon name="phone" />
        {call}
      </a>
      {asks ? (
        <a className="action-bar-link" href={layout.mapHref} rel="noopener">
          <Icon name="pin" />
          {directions}
        </a>
      ) : (
        <>
          {toPain && (
            <a className="action-bar-link" href={href('inPain', locale)}>
              <Icon name="pain" />
              {pain}
            </a>
          )}
          <a className="action-bar-book" href={contact}>
            {bookShort}
          </a>
          {/* While that page says that the clinic is closed, its styles show this one instead of a call and a booking. */}
          {route === 'inPain' && (
            <a className="action-bar-book action-bar-back" href={contact}>
              {callBack}
            </a>
          )}
          {route === 'inPain' ? (
            <a className="action-bar-link action-bar-112" href="tel:112" aria-label={emergencyCall}>
              <Icon name="warning" />
              112
            </a>
          ) : (
            <a className="action-bar-link" href={href('prices', locale) + sheet}>
              <Icon name="price" />
              {prices}
            </a>
          )}
        </>
      )}
    </nav>
  )
}
