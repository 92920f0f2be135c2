import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { categoryFields, categoryKey, nameOf } from '../../admin/price-fields.ts'
import { plural } from '../../format/plurals.ts'
import { href } from '../../routes.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { useFrame } from '../../ui/frame.tsx'
import type { AdminCategoryProps } from './page.tsx'
import { RowEditor } from './row.tsx'
import { useUnsaved } from './use-unsaved.ts'

/** Every row of a category in one form. Without scripts it is the same form; with them it reckons along. */
export function CategoryEditor(props: AdminCategoryProps): ReactNode {
  const { texts, slug, version, category, rows, errors } = props
  const { locale } = useFrame()
  const { edit, fields, problems, errorPrefix } = texts
  const summary = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const unsaved = useUnsaved(form)
  const [typed, setTyped] = useState<FormData | null>(null)
  const wrong = Object.entries(errors).map(([field, text]) => ({ field, text }))

  useEffect(() => {
    if (wrong.length > 0) summary.current?.focus()
  }, [wrong.length])

  function follow({ currentTarget }: FormEvent<HTMLFormElement>): void {
    setTyped(new FormData(currentTarget))
    unsaved.count()
  }

  function begin(): void {
    setTyped(null)
    unsaved.clear()
  }

  return (
    <form
      ref={form}
      className="category-editor"
      method="post"
      action={href('adminCategory', locale, { slug })}
      noValidate
      onInput={follow}
      onReset={begin}
      onSubmit={unsaved.leave}
    >
      {wrong.length > 0 && (
        <ErrorSummary
          title={problems.summary}
          lead={problems.summaryLead}
          problem={null}
          items={wrong}
          place={summary}
        />
      )}
      <input type="hidden" name="versiune" value={version} />
      <fieldset className="row-editor row-editor-category">
        <legend className="row-editor-title">{edit.category}</legend>
        {categoryFields.map((field) => {
          const name = nameOf(categoryKey, field)
          return (
            <Field
              key={name}
              name={name}
              texts={fields[field]}
              error={errors[name]}
              errorPrefix={errorPrefix}
            >
              {(control) => (
                <input {...control} className="field-box" data-field={field} defaultValue={category[field]} />
              )}
            </Field>
          )
        })}
      </fieldset>
      {rows.map((row) => (
        <RowEditor key={row.key} row={row} typed={typed} {...props} />
      ))}
      <p className="small">{edit.instalmentNote}</p>
      <div className="category-editor-bar">
        <button type="submit" name="actiune" value="salveaza" className="button">
          {edit.save}
        </button>
        <button type="reset" className="button button-quiet">
          {edit.reset}
        </button>
        <span role="status">{unsaved.fields > 0 && plural(unsaved.fields, edit.unsaved, locale)}</span>
      </div>
    </form>
  )
}
