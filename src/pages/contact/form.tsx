import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Contact } from '../../content/form-schema.ts'
import { PhoneSentence } from '../../features/clinic/phone-sentence.tsx'
import type { Choice, ChoiceGroup, Choices } from '../../features/contact/choices.server.ts'
import type { BroughtEstimate } from '../../features/contact/estimate.server.ts'
import {
  type ContactErrors,
  type ContactValues,
  fieldNames,
  honeypotName,
  tokenName,
} from '../../features/contact/fields.ts'
import { Turnstile } from '../../features/contact/turnstile.tsx'
import { keepTyped, takeTyped } from '../../features/contact/typed-draft.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { type Deferred, Later } from '../../ui/later.tsx'
import { EstimateBrought } from './estimate.tsx'
import { Message } from './message.tsx'
import { useSending } from './use-sending.ts'
import { Wishes } from './wishes.tsx'

export type FormTexts = Pick<
  Contact,
  | 'formTitle'
  | 'required'
  | 'optional'
  | 'either'
  | 'fields'
  | 'wishes'
  | 'options'
  | 'left'
  | 'errorPrefix'
  | 'summary'
  | 'privacy'
  | 'privacyLink'
  | 'honeypot'
  | 'submit'
  | 'sending'
  | 'notConfirmed'
  | 'estimate'
> & { tooLong: string; failed: string }

export type ContactFormProps = {
  values: ContactValues
  errors: ContactErrors
  /** What concerns the form as a whole. */
  problem: string | null
  token: string
  choices: Choices & { days: ChoiceGroup[] }
  turnstileSiteKey: string | null
  texts: FormTexts
}

/** The same form with and without scripts: fields keep what was typed, the server alone decides what is wrong. */
export function ContactForm({
  form,
  estimate,
  children,
}: {
  form: ContactFormProps
  estimate: Deferred<BroughtEstimate | null>
  children: ReactNode
}): ReactNode {
  const { choices, texts, turnstileSiteKey } = form
  const { locale, query } = useFrame()
  const [values] = useState(() => takeTyped(form.values, locale, query))
  const element = useRef<HTMLFormElement>(null)
  const { refusal, sending, submit, summary } = useSending(form)
  const { errors, problem, token } = refusal
  const { fields, errorPrefix } = texts

  // Leaving by a link of ours, into the other language or to a price and back, loses nothing that was typed, nor what
  // was typed before this script came.
  const keep = () => element.current && keepTyped(element.current, values, locale, query)
  const takeOver = useEffectEvent(keep)
  useEffect(() => void takeOver(), [])

  const wrong = fieldNames.flatMap((field) =>
    errors[field] === undefined ? [] : [{ field, text: errors[field] }],
  )
  const field = (name: keyof typeof fields & keyof ContactValues, note?: string) => ({
    name,
    texts: fields[name],
    error: errors[name],
    errorPrefix,
    ...(note !== undefined && { note }),
  })

  return (
    <form
      ref={element}
      id="formular"
      className="contact-form"
      method="post"
      action={href('contact', locale)}
      noValidate
      onInput={keep}
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
      <input type="hidden" name="rand" value={values.rand} />
      <Later value={estimate}>
        {(brought) =>
          brought && (
            <EstimateBrought brought={brought} texts={texts.estimate} left={values.fara_deviz !== ''} />
          )
        }
      </Later>
      <Field {...field('nume', '*')}>
        {(control) => (
          <input
            {...control}
            className="field-box"
            type="text"
            autoComplete="name"
            defaultValue={values.nume}
            required
          />
        )}
      </Field>
      <div className="contact-form-pair">
        <p className="contact-form-either">{texts.either} *</p>
        <Field {...field('telefon')}>
          {(control) => (
            <input
              {...control}
              className="field-box"
              type="tel"
              autoComplete="tel"
              defaultValue={values.telefon}
            />
          )}
        </Field>
        <Field {...field('email')}>
          {(control) => (
            <input
              {...control}
              className="field-box"
              type="email"
              autoComplete="email"
              defaultValue={values.email}
            />
          )}
        </Field>
      </div>
      <FieldGroup {...field('limba')}>
        <div className="field-choices">
          {choices.languages.map(({ value, text }, index) => (
            <label className="field-choice" key={value}>
              <input
                type="radio"
                name="limba"
                id={index === 0 ? 'limba' : undefined}
                value={value}
                defaultChecked={values.limba === value}
              />
              {text}
            </label>
          ))}
        </div>
      </FieldGroup>
      <div className="contact-form-pair">
        <Field {...field('tratament', texts.optional)}>
          {(control) => (
            <Select
              control={control}
              value={values.tratament}
              none={texts.options.anyTreatment}
              choices={choices.treatments}
            />
          )}
        </Field>
        <Field {...field('medic', texts.optional)}>
          {(control) => (
            <Select
              control={control}
              value={values.medic}
              none={texts.options.anyDoctor}
              choices={choices.doctors}
            />
          )}
        </Field>
      </div>
      <Wishes days={choices.days} values={values} errors={errors} texts={texts} />
      <Field {...field('mesaj', texts.optional)}>
        {(control) => <Message control={control} value={values.mesaj} texts={texts} />}
      </Field>
      {choices.countries.length > 0 && (
        <Field {...field('tara', texts.optional)}>
          {(control) => (
            <Select
              control={control}
              value={values.tara}
              none={texts.options.noCountry}
              choices={choices.countries}
            />
          )}
        </Field>
      )}
      <div className="field-trap" aria-hidden="true">
        <label htmlFor={honeypotName}>{texts.honeypot}</label>
        <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <label className="field-choice">
        <input
          type="checkbox"
          name="marketing"
          value="da"
          defaultChecked={values.marketing !== ''}
          aria-describedby="marketing-hint"
        />
        {fields.marketing.label}
        <span className="field-hint" id="marketing-hint">
          {fields.marketing.hint}
        </span>
      </label>
      {turnstileSiteKey !== null && (
        <Turnstile siteKey={turnstileSiteKey} attempt={token + String(problem)} />
      )}
      <p className="small">
        {texts.privacy} <a href={href('privacy', locale)}>{texts.privacyLink}</a>
      </p>
      <p className="contact-form-end">
        <button className="button" type="submit" aria-disabled={sending}>
          {sending ? texts.sending : texts.submit}
        </button>
      </p>
      <div className="contact-form-after">{children}</div>
    </form>
  )
}

function Select({
  control,
  value,
  none,
  choices,
}: {
  control: { id: string; name: string }
  value: string
  none: string
  choices: readonly Choice[]
}) {
  return (
    <select {...control} className="field-box" defaultValue={value}>
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  )
}
