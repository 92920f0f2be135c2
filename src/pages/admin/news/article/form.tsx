import { type ReactNode, useRef, useState } from 'react'
import { FormSection } from '../../../../features/admin/frame/form-part.tsx'
import { type Locale, locales } from '../../../../locale.ts'
import { useFrame } from '../../../../page-frame.ts'
import { Field, FieldGroup } from '../../../../ui/forms/field.tsx'
import { ArticlePictures } from './article-pictures.tsx'
import { insertLine } from './insert-line.ts'
import type { AdminArticleProps } from './props.ts'
import { TextFields } from './text-fields.tsx'

/** Everything of an article, saved together. */
export function ArticleForm(props: AdminArticleProps & { action: string }): ReactNode {
  const { texts, version, values, action } = props
  const { locale: own } = useFrame()
  const form = useRef<HTMLFormElement>(null)
  /** The texts in which the cursor has been. */
  const visited = useRef(new Set<string>())
  const [ticked, setTicked] = useState(() => locales.filter((locale) => values.texts[locale].isOn))
  return (
    <form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      className="admin-form article-form"
      noValidate
      onInput={({ currentTarget }) => {
        const typed = new FormData(currentTarget)
        const next = locales.filter((locale) => typed.has(`locale-${locale}`))
        setTicked((before) => (before.join() === next.join() ? before : next))
      }}
      onFocus={({ target }) => visited.current.add(target.id)}
    >
      {/* Enter presses the first button of a form, which must not ask for a photograph. */}
      <button
        type="submit"
        name="intent"
        value="save"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="preview-locale" value={ticked[0] ?? own} />
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
      <ArticlePictures
        texts={texts}
        pictures={props.pictures}
        languages={ticked.length > 0 ? ticked : [own]}
        insert={(language, line) => {
          const area = form.current?.querySelector<HTMLTextAreaElement>(`#text-${language}`)
          if (area) insertLine(area, line, visited.current.has(area.id))
        }}
      />
      <Facts {...props} />
      <p className="actions">
        <button type="submit" name="intent" value="save" className="button">
          {texts.save}
        </button>
        <button type="submit" name="intent" value="preview" className="button button-quiet">
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
  const chosen = treatments
    .filter(({ value }) => values.treatments.includes(value))
    .map(({ text }) => text)
    .join(', ')
  return (
    <fieldset className="article-about">
      <legend>{texts.facts.facts}</legend>
      <Field name="category" texts={fields.category} error={errors.category} errorPrefix={errorPrefix}>
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
      <Field name="reviewer" texts={fields.reviewer} error={errors.reviewer} errorPrefix={errorPrefix}>
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
      <Field name="date" texts={fields.date} error={errors.date} errorPrefix={errorPrefix}>
        {(control) => <input {...control} className="field-box" type="date" defaultValue={values.date} />}
      </Field>
      <Field name="time" texts={fields.time} error={errors.time} errorPrefix={errorPrefix}>
        {(control) => <input {...control} className="field-box" type="time" defaultValue={values.time} />}
      </Field>
      <FormSection
        title={fields.treatments.label}
        note={{ text: chosen === '' ? texts.noTreatments : chosen, wrong: false }}
        isOpen={errors.treatments !== undefined}
      >
        <FieldGroup
          name="treatments"
          texts={fields.treatments}
          error={errors.treatments}
          errorPrefix={errorPrefix}
        >
          <div className="article-choices" id="treatments">
            {treatments.map(({ value, text }) => (
              <label key={value} className="field-choice">
                <input
                  type="checkbox"
                  name="treatments"
                  value={value}
                  defaultChecked={values.treatments.includes(value)}
                />
                <span>{text}</span>
              </label>
            ))}
          </div>
        </FieldGroup>
      </FormSection>
    </fieldset>
  )
}
