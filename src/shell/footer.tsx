import type { ReactNode } from 'react'
import { OpenNow } from '../features/clinic/open-now.tsx'
import { OpeningHours } from '../features/clinic/opening-hours.tsx'
import { ConsentButton } from '../features/consent/consent-button.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import { joinLocale } from '../locale.ts'
import { useFrame } from '../page-frame.ts'
import { href } from '../routes.ts'
import { FurtherLinks } from '../ui/navigation/further-links.tsx'
import { NavLinks } from '../ui/navigation/nav-links.tsx'
import { Wordmark } from './wordmark.tsx'
import './footer.css'

export function Footer(): ReactNode {
  const { layout } = useFrame()
  const { footer } = layout.texts
  return (
    <footer className="footer">
      <div className="wrap footer-inside">
        <div className="footer-clinic">
          <Wordmark />
          <Contact />
        </div>
        <nav className="footer-pages" aria-label={footer.pages}>
          <p className="footer-heading" aria-hidden="true">
            {footer.pages}
          </p>
          <NavLinks />
          <FurtherLinks />
        </nav>
        <NewsletterForm />
        <Legal />
        <p className="footer-rights">
          {layout.rights} <span>{footer.medical}</span>
        </p>
      </div>
    </footer>
  )
}

function Contact() {
  const { clinic, mapHref, texts } = useFrame().layout
  const { footer, hours } = texts
  const { street, sector, city, postalCode } = clinic.address
  return (
    <div className="footer-contact">
      <address>
        {street}, {sector}
        <br />
        {postalCode} {city}
        <br />
        <a href={mapHref} rel="noopener">
          {footer.map}
        </a>
      </address>
      <p className="footer-reach">
        <a href={`tel:${clinic.phone}`}>{clinic.phoneText}</a>
        <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
      </p>
      <div>
        <p className="footer-heading">{hours.heading}</p>
        <OpeningHours />
        <OpenNow />
      </div>
    </div>
  )
}

function Legal() {
  const { locale, layout } = useFrame()
  const { footer } = layout.texts
  const { name, cui, tradeRegister, authorisation, college } = layout.clinic.legal
  const identity = [
    [footer.legalName, name],
    [footer.cui, cui],
    [footer.tradeRegister, tradeRegister],
    [footer.authorisation, authorisation],
    [footer.college, college],
  ] as const
  return (
    <section className="footer-legal" aria-label={footer.legal}>
      <ul className="footer-legal-links">
        <li>
          <a href={href('privacy', locale)}>{footer.privacy}</a>
        </li>
        <li>
          <a href={href('cookies', locale)}>{footer.cookies}</a>
        </li>
        <li>
          <ConsentButton />
        </li>
        <li>
          <a href={href('accessibility', locale)}>{footer.accessibility}</a>
        </li>
        <li>
          <a href={joinLocale(locale, '/feed.xml')}>{footer.feed}</a>
        </li>
        <li>
          <a href="https://anpc.ro" rel="noopener" lang="ro">
            {footer.anpc}
          </a>
        </li>
      </ul>
      <a className="footer-sal" href="https://anpc.ro/ce-este-sal/" rel="noopener">
        <img src="/anpc-sal.svg" width="250" height="50" alt={footer.sal} loading="lazy" />
      </a>
      <dl className="footer-identity">
        {identity.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
