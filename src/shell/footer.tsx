import type { ReactNode } from 'react'
import { OpenNow } from '../features/clinic/open-now.tsx'
import { OpeningHours } from '../features/clinic/opening-hours.tsx'
import { ConsentButton } from '../features/consent/consent-button.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import { joinLocale, otherLocales } from '../locale.ts'
import { type FooterTexts, type InMarkup, useFrame } from '../page-frame.ts'
import { hasPage, href } from '../routes.ts'
import { ServerMarkup } from '../ui/hydration/server-markup.tsx'
import { FurtherLinks } from '../ui/navigation/further-links.tsx'
import { NavLinks } from '../ui/navigation/main-menu.tsx'
import { LanguageLinks } from './language-link.tsx'
import { Wordmark } from './wordmark.tsx'
import './footer.css'

export function Footer(): ReactNode {
  const { layout } = useFrame()
  const { pages } = layout.texts.footer
  const { footer } = layout
  return (
    <footer className="footer always-dark keeps-clear">
      <div className="wrap footer-inside">
        <div className="footer-clinic">
          <Wordmark />
          <Contact />
        </div>
        <nav className="footer-pages" aria-label={pages}>
          <details>
            <summary className="opens">{pages}</summary>
            <NavLinks />
            <FurtherLinks />
          </details>
        </nav>
        {hasPage('newsletter') && <NewsletterForm texts={footer?.newsletter} />}
        <Legal identity={footer?.identity} />
        <ServerMarkup as="p" from=".footer-rights" className="footer-rights" value={footer}>
          {({ rights, medical }) => (
            <>
              {rights} <span>{medical}</span>
            </>
          )}
        </ServerMarkup>
      </div>
    </footer>
  )
}

/** The contact page says the hours itself, those of single days too. */
function Contact() {
  const { layout, route } = useFrame()
  const { clinic, mapHref, texts } = layout
  const { footer, hours } = texts
  const { street, sector, city, postalCode } = clinic.address
  return (
    <div className="footer-contact">
      <address>
        <span>
          {`${street}, ${sector}`}
          <br />
          {`${postalCode} ${city}`}
        </span>
        <a href={mapHref} rel="noopener">
          {footer.map}
        </a>
      </address>
      <p className="footer-reach">
        <a href={`tel:${clinic.phone}`}>{clinic.phoneText}</a>
        <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
      </p>
      {route !== 'contact' && (
        <div>
          <p className="footer-heading">{hours.heading}</p>
          <OpeningHours />
          <OpenNow />
        </div>
      )}
    </div>
  )
}

function Legal({ identity }: { identity: InMarkup<FooterTexts['identity']> }) {
  const { locale, layout } = useFrame()
  const texts = layout.texts.footer
  return (
    <section className="footer-legal" aria-label={texts.legal}>
      <ul className="footer-legal-links">
        <li>
          <a href={href('privacy', locale)}>{texts.privacy}</a>
        </li>
        <li>
          <a href={href('cookies', locale)}>{texts.cookies}</a>
        </li>
        <li>
          <ConsentButton />
        </li>
        <li>
          <a href={href('accessibility', locale)}>{texts.accessibility}</a>
        </li>
        {texts.feed !== null && (
          <li>
            <a href={joinLocale(locale, '/feed.xml')}>{texts.feed}</a>
          </li>
        )}
        <li>
          <a href="https://anpc.ro" rel="noopener">
            {texts.anpc}
          </a>
        </li>
        {otherLocales(locale).length > 0 && (
          <li>
            <LanguageLinks long />
          </li>
        )}
      </ul>
      <a className="footer-sal" href="https://anpc.ro/ce-este-sal/" rel="noopener">
        <img src="/anpc-sal.svg" width="250" height="50" alt={texts.sal} loading="lazy" />
      </a>
      <ServerMarkup as="dl" from=".footer-identity" className="footer-identity" value={identity}>
        {(rows) =>
          rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))
        }
      </ServerMarkup>
    </section>
  )
}
