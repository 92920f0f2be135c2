import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Honeypot } from '../../ui/forms/honeypot.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { NewsletterAnswerProps } from './answer-props.ts'
import './newsletter-answer.css'

/** Every page of the newsletter: a sentence, and at most one action. */
export function NewsletterAnswer({ title, text, form, home }: NewsletterAnswerProps): ReactNode {
  const { locale } = useFrame()
  return (
    <PageHeader title={title} lead={text} illustration="letter">
      {form && (
        <form className="newsletter-answer-form" method="post" action={form.action} noValidate>
          {form.token !== null && <input type="hidden" name="token" value={form.token} />}
          {form.address && (
            <>
              <input type="hidden" name="locale" value={locale} />
              <Honeypot label={form.address.honeypot} />
              <Field name="email" texts={form.address} error={form.address.error ?? undefined} errorPrefix="">
                {(control) => (
                  <input
                    {...control}
                    className="field-box"
                    type="email"
                    autoComplete="email"
                    placeholder={form.address?.placeholder}
                    defaultValue={form.address?.value}
                    required
                  />
                )}
              </Field>
            </>
          )}
          <p>
            <button className="button" type="submit">
              {form.button}
            </button>
          </p>
        </form>
      )}
      <p>
        <a href={href('home', locale)}>{home}</a>
      </p>
    </PageHeader>
  )
}
