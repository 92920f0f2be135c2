import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Deferred } from '../../deferred.ts'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Honeypot } from '../../ui/forms/honeypot.tsx'
import { Await } from '../../ui/hydration/await.tsx'
import { PhoneSentence } from '../clinic/phone-sentence.tsx'
import type { BroughtEstimate } from './estimate.server.ts'
import { EstimateBrought } from './estimate.tsx'
import { fieldNames, tokenName } from './fields.ts'
import { ContactFields } from './form-fields.tsx'
import type { ContactFormProps } from './form-types.ts'
import { keepInAddress } from './sheet-of-form.ts'
import { Turnstile } from './spam/turnstile.tsx'
import { keepTyped, takeTyped } from './typed-draft.ts'
import { useSending } from './use-sending.ts'
import '../../ui/forms/busy-button.css'
import './form.css'

/** The same form with and without scripts: input is preserved, and only the server validates. */
export function ContactForm({
  form,
  estimate,
  children,
}: {
  form: ContactFormProps
  estimate: Deferred<BroughtEstimate | null>
  /** More text under the button. */
  children?: ReactNode
}): ReactNode {
  const { id, texts, turnstileSiteKey } = form
  const { locale, query } = useFrame()
  const [values] = useState(() => takeTyped(id, form.values, locale, query))
  const element = useRef<HTMLFormElement>(null)
  const { refusal, errors, sending, submit, summary, settle } = useSending(form)
  const { problem, token } = refusal

  // Following an internal link, to the other language or to prices and back, loses no input, not even what
  // was typed before this script loaded.
  const keep = () => element.current && keepTyped(id, element.current, values, locale, query)
  const takeOver = useEffectEvent(keep)
  useEffect(() => void takeOver(), [])

  const wrong = fieldNames.flatMap((field) =>
    errors[field] === undefined ? [] : [{ field, text: errors[field] }],
  )

  return (
    <form
      ref={element}
      id="formular"
      className="contact-form"
      method="post"
      action={href(id, locale)}
      noValidate
      onInput={({ currentTarget, target }) => {
        const typed = keep()
        if (typed) keepInAddress(typed)
        settle(currentTarget, 'name' in target ? String(target.name) : '')
      }}
      onSubmit={submit}
    >
      {(problem !== null || wrong.length > 0) && (
        <ErrorSummary
          title={wrong.length === 0 ? texts.summary.failed : texts.summary.title}
          lead={texts.summary.lead}
          problem={problem?.includes('{phone}') ? <PhoneSentence>{problem}</PhoneSentence> : problem}
          items={wrong}
          place={summary}
        />
      )}
      <h2 className="contact-form-title">{texts.formTitle}</h2>
      <p className="small">{texts.required}</p>
      <input type="hidden" name={tokenName} value={token} />
      <input type="hidden" name="estimate" value={values.estimate} />
      <ContactFields {...form} values={values} errors={errors} />
      <Await value={estimate}>
        {(brought) =>
          brought && (
            <EstimateBrought brought={brought} texts={texts.estimate} left={values.without_estimate !== ''} />
          )
        }
      </Await>
      <Honeypot label={texts.honeypot} />
      {hasPage('newsletter') && (
        <label className="field-choice">
          <input
            type="checkbox"
            name="marketing"
            value="yes"
            defaultChecked={values.marketing !== ''}
            aria-describedby="marketing-hint"
          />
          {texts.fields.marketing.label}
          <span className="field-hint" id="marketing-hint">
            {texts.fields.marketing.hint}
          </span>
        </label>
      )}
      {turnstileSiteKey !== null && <Turnstile siteKey={turnstileSiteKey} attempt={refusal} />}
      <p className="small">
        {`${texts.privacy} `}
        <a href={href('privacy', locale)}>{texts.privacyLink}</a>
      </p>
      <p className="contact-form-end">
        <button className="button" type="submit" aria-disabled={sending}>
          {sending ? texts.sending : texts.submit}
        </button>
        {/* Some screen readers do not announce the changed words of the focused button. */}
        <span className="visually-hidden" role="status">
          {sending && texts.sending}
        </span>
      </p>
      <div className="contact-form-after">
        <p>{texts.notConfirmed}</p>
        {children}
      </div>
    </form>
  )
}
