import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import './newsletter-form.css'

/** One field and a plain POST, answered by a page of its own. Closed by default, so that it does not distract. */
export function NewsletterForm(): ReactNode {
  const { locale, layout } = useFrame()
  const { heading, lead, label, placeholder, button, hint, consent, consentLink } =
    layout.texts.footer.newsletter
  return (
    <details className="newsletter">
      <summary className="opens">{heading}</summary>
      <form
        className="newsletter-form"
        method="post"
        action="/api/newsletter"
        aria-labelledby="newsletter-title"
      >
        <p id="newsletter-title">{lead}</p>
        <input type="hidden" name="limba" value={locale} />
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
        <p className="newsletter-form-hint">
          {consent} <a href={href('privacy', locale)}>{consentLink}</a>
        </p>
      </form>
    </details>
  )
}
