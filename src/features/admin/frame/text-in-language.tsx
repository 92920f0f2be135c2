import type { ReactNode } from 'react'
import { fill } from '../../../format/fill.ts'
import type { Locale } from '../../../locale.ts'
import { Field } from '../../../ui/forms/field.tsx'

/** A field for a text that is written in every language: one line of it, or several. */
export function TextInLanguage<Name extends string>({
  texts,
  values,
  errors,
  of,
  name,
  rows,
}: {
  texts: {
    fields: Record<NoInfer<Name>, { label: string; hint?: string | undefined }>
    inLanguage: Record<Locale, string>
    errorPrefix: string
  }
  values: Record<NoInfer<Name>, Record<Locale, string>>
  errors: Partial<Record<string, string>>
  of: Locale
  name: Name
  rows: number
}): ReactNode {
  const { label, hint } = texts.fields[name]
  const value = values[name][of]
  const id = `${name}_${of}`
  const named = { label: fill(texts.inLanguage[of], { field: label }), hint }
  return (
    <Field name={id} texts={named} error={errors[id]} errorPrefix={texts.errorPrefix}>
      {(control) =>
        rows === 1 ? (
          <input
            {...control}
            className="field-box"
            type="text"
            lang={of}
            defaultValue={value}
            autoComplete="off"
          />
        ) : (
          <textarea {...control} className="field-box" lang={of} rows={rows} defaultValue={value} />
        )
      }
    </Field>
  )
}
