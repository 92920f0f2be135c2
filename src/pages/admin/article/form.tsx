import { type ReactNode, useEffect, useRef } from 'react'
import { type Locale, locales } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { Field, FieldGroup } from '../../../ui/forms/field.tsx'
import type { AdminArticleProps } from './props.ts'
import { TextFields } from './text-fields.tsx'

/** Everything of an article, saved together. */
export function ArticleForm(props: AdminArticleProps & { action: string }): ReactNode {
  const { texts, version, values, action } = props
  const { locale: own } = useFrame()
  const isTyped = useRef(false)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isTyped.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <form
      method="post"
      action={action}
      className="admin-form article-form"
      noValidate
      onInput={() => {
        isTyped.current = true
      }}
      onSubmit={() => {
        isTyped.current = false
      }}
    >
      <input type="hidden" name="versiune" value={version} />
      <input type="hidden" name="limba-previzualizare" value={values.texts.ro.isOn ? 'ro' : 'en'} />
      {locales.map((locale) => (
        <TextFields
          key={locale}
          language={locale}
          texts={texts}
          values={values.texts[locale]}
          written={props.written[locale]}
          errors={props.errors}
          isOpen={locale === own || isBegun(locale, props)}
        />
      ))}
      <Facts {...props} />
      <p className="actions">
        <button type="submit" name="actiune" value="salveaza" className="button">
          {texts.save}
        </button>
        <button type="submit" name="actiune" value="previzualizeaza" className="button button-quiet">
          {texts.preview}
        </button>
      </p>
    </form>
  )
}

/** The language of the page, and any that is written or has something wrong in it. */
function isBegun(locale: Locale, { values, errors }: AdminArticleProps): boolean {
  const { body, description } = values.texts[locale]
  return body + description !== '' || Object.keys(errors).some((name) => name.endsWith(`-${locale}`))
}

function Facts({ texts, values, errors, categories, reviewers, treatments }: AdminArticleProps) {
  const { fields, errorPrefix } = texts
  return (
    <fieldset className="article-about">
      <legend>{texts.facts.facts}</legend>
      <Field name="subiect" texts={fields.category} error={errors.subiect} errorPrefix={errorPrefix}>
        {(control) => (
          <select {...control} className="field-box" defaultValue={values.category}>
            {categories.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        name="verificat-de"
        texts={fields.reviewer}
        error={errors['verificat-de']}
        errorPrefix={errorPrefix}
      >
        {(control) => (
          <select {...control} className="field-box" defaultValue={values.reviewer}>
            <option value="">{fields.noReviewer}</option>
            {reviewers.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="data" texts={fields.date} error={errors.data} errorPrefix={errorPrefix}>
        {(control) => <input {...control} className="field-box" type="date" defaultValue={values.date} />}
      </Field>
      <Field name="ora" texts={fields.time} error={errors.ora} errorPrefix={errorPrefix}>
        {(control) => <input {...control} className="field-box" type="time" defaultValue={values.time} />}
      </Field>
      <FieldGroup
        name="tratamente"
        texts={fields.treatments}
        error={errors.tratamente}
        errorPrefix={errorPrefix}
      >
        <div className="article-choices" id="tratamente">
          {treatments.map(({ value, text }) => (
            <label key={value} className="field-choice">
              <input
                type="checkbox"
                name="tratamente"
                value={value}
                defaultChecked={values.treatments.includes(value)}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
    </fieldset>
  )
}
