import type { ReactNode } from 'react'
import { OpenNow } from '../../features/clinic/open-now.tsx'
import { OpeningHours } from '../../features/clinic/opening-hours.tsx'
import { fill } from '../../format/fill.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { HomeProps } from './props.ts'
import './contact.css'

/** The form, the phone, the hours and the way to the clinic. */
export function HomeContact({
  contact,
  words,
}: {
  contact: HomeProps['texts']['contact']
  words: HomeProps['words']
}): ReactNode {
  const { locale, layout } = useFrame()
  const { clinic, mapHref, texts } = layout
  const { street, sector, city } = clinic.address
  return (
    <section className="home-contact" aria-labelledby="contact">
      <div className="wrap home-contact-inside">
        <div className="stack">
          <h2 id="contact">{contact.title}</h2>
          <p className="lead">{contact.lead}</p>
          <p className="actions">
            <a className="button" href={href('contact', locale)}>
              {words.book}
            </a>
            <a className="button button-quiet" href={`tel:${clinic.phone}`}>
              <Icon name="phone" />
              {fill(words.call, { phone: clinic.phoneText })}
            </a>
          </p>
        </div>
        <div className="home-contact-hours">
          <h3>{texts.hours.heading}</h3>
          <OpeningHours />
          <OpenNow />
          <p className="small">{texts.hours.holidays}</p>
          <p className="home-contact-place">
            {street}, {sector}, {city}
            <br />
            <a href={mapHref} rel="noopener">
              {words.directions}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
