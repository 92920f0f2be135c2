import type { ReactNode } from 'react'
import './field.css'
import './select.css'

/** The attributes that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldTexts = { label: string; hint?: string | undefined }

/** A control with its label, a hint, and its error. */
export function Field({
  name,
  texts: { label, hint },
  note,
  error,
  errorPrefix,
  children,
}: {
  name: string
  texts: FieldTexts
  /** Beside the label: required or optional. */
  note?: string
  error: string | undefined
  errorPrefix: string
  children: (control: ControlProps) => ReactNode
}): ReactNode {
  return (
    <div className="field" data-wrong={error !== undefined || undefined}>
      <label className="field-label" htmlFor={name}>
        {label}
        {note !== undefined && <span className="field-note">{note}</span>}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} prefix={errorPrefix} />
      {children({ id: name, name, ...describedBy(name, hint, error) })}
    </div>
  )
}

/** Several controls under one question. */
export function FieldGroup({
  name,
  texts: { label, hint },
  error,
  errorPrefix,
  children,
}: {
  name: string
  texts: FieldTexts
  error?: string | undefined
  errorPrefix: string
  children: ReactNode
}): ReactNode {
  const { 'aria-describedby': described } = describedBy(name, hint, error)
  return (
    <fieldset
      className="field field-group"
      aria-describedby={described}
      data-wrong={error !== undefined || undefined}
    >
      <legend className="field-label">{label}</legend>
      {hint !== undefined && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} prefix={errorPrefix} />
      {children}
    </fieldset>
  )
}

export function FieldError({
  name,
  error,
  prefix,
}: {
  name: string
  error: string | undefined
  prefix: string
}) {
  if (error === undefined) return null
  return (
    // A new element for each text: a browser that translates has replaced the text node that React would
    // change.
    <p className="field-error" id={`${name}-error`} key={error}>
      <span className="visually-hidden">{prefix} </span>
      {error}
    </p>
  )
}

function describedBy(name: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : (true as const),
  }
}
