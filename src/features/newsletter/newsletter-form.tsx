import type { ReactNode } from 'react'
import type { LayoutWords } from '../../layout/ro.ts'
import { type InMarkup, useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Honeypot } from '../../ui/forms/honeypot.tsx'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import './newsletter-form.css'

type Texts = LayoutWords['footer']['newsletter']

/** One field and a plain POST, answered by a page of its own. Closed by default, so that it does not distract. */
export function NewsletterForm({ texts }: { texts: InMarkup<Texts> }): ReactNode {
  return (
    <ServerMarkup as="details" from=".newsletter" className="newsletter" value={texts}>
      {(ready) => <Form texts={ready} />}
    </ServerMarkup>
  )
}

function Form({ texts }: { texts: Texts }) {
  const { locale } = useFrame()
  const { heading, lead, label, placeholder, button, hint, consent, consentLink, honeypot } = texts
  return (
    <>
      <summary className="opens">{heading}</summary>
      <form
        className="newsletter-form"
        method="post"
        action="/api/newsletter"
        noValidate
        aria-labelledby="newsletter-title"
      >
        <p id="newsletter-title">{lead}</p>
        <input type="hidden" name="locale" value={locale} />
        <Honeypot label={honeypot} />
        <label htmlFor="newsletter-email">{label}</label>
        <div className="newsletter-form-row">
          <input
            type="email"
            id="newsletter-email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            placeholder={placeholder}
            aria-describedby="newsletter-hint"
          />
          <button type="submit" className="button button-quiet">
            {button}
          </button>
        </div>
        <p className="newsletter-form-hint" id="newsletter-hint">
          {hint}
        </p>
        {/* A new element for each text, for browsers that translate. */}
        <p className="newsletter-form-hint" key={locale}>
          {consent} <a href={href('privacy', locale)}>{consentLink}</a>
        </p>
      </form>
    </>
  )
}
