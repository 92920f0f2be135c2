import type { ReactNode } from 'react'
import { fill } from '../../format/fill.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { MoreLink } from './more-link.tsx'
import type { HomeProps } from './props.ts'
import './contact.css'

/** The form, the phone and the way to the clinic. The hours follow at the foot of the page. */
export function HomeContact({
  contact,
  words,
}: {
  contact: HomeProps['texts']['contact']
  words: HomeProps['words']
}): ReactNode {
  const { locale, layout } = useFrame()
  const { clinic, mapHref } = layout
  const { street, sector, city } = clinic.address
  const page = href('contact', locale)
  return (
    <section className="home-contact" aria-labelledby="contact">
      <div className="wrap home-beside">
        <div className="stack">
          <h2 id="contact">{contact.title}</h2>
          <p className="lead">{contact.lead}</p>
          <p className="actions">
            <a className="button button-quiet" href={page}>
              <Icon name="mail" />
              {layout.texts.actions.write}
            </a>
            <a className="button button-quiet" href={`tel:${clinic.phone}`}>
              <Icon name="phone" />
              {fill(words.call, { phone: clinic.phoneText })}
            </a>
          </p>
        </div>
        <div>
          <p>
            {street}, {sector}, {city}
          </p>
          <p className="home-contact-way">
            <a href={mapHref} rel="noopener">
              {words.directions}
            </a>
          </p>
          <div className="home-more-links">
            <MoreLink href={`${page}#prima-vizita`}>{words.firstVisit}</MoreLink>
            <MoreLink href={`${page}#intrebari`}>{words.questions}</MoreLink>
          </div>
        </div>
      </div>
    </section>
  )
}
