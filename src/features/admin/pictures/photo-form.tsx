import type { ReactNode } from 'react'
import { fill } from '../../../format/fill.ts'
import { type Locale, locales } from '../../../locale.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { focuses } from '../../pictures/focus.ts'
import type { ShownPhoto } from '../../pictures/shown-photo.ts'
import type { PhotoWords } from './ro.ts'
import './photo-form.css'

export type PhotoValues = { alt: Record<Locale, string>; focus: string }
export type PhotoErrors = Partial<Record<string, string>>

export type PhotoFormProps = {
  texts: PhotoWords & { inLanguage: Record<Locale, string> }
  address: string
  version: number
  /** As it is in the draft. */
  image: ShownPhoto | null
  values: PhotoValues
  errors: PhotoErrors
  errorPrefix: string
  /** Tells several photographs of one page apart; part of their fields’ names and of what their buttons ask. */
  prefix?: string
  /** The photograph as visitors would see it, or what stands in its place. */
  children?: ReactNode
}

/** Uploading a photograph and saying what it shows: one form, which needs no script. */
export function PhotoForm(props: PhotoFormProps): ReactNode {
  const { texts, address, version, image, values, errors, errorPrefix, prefix = '', children } = props
  return (
    <>
      <h2 id={`${prefix}photo-title`}>{texts.title}</h2>
      <figure className="admin-photo">
        {children}
        <figcaption className="small">{image === null ? texts.none : texts.current}</figcaption>
      </figure>
      <form
        method="post"
        action={address}
        encType="multipart/form-data"
        className="admin-form admin-photo-form"
        noValidate
      >
        <input type="hidden" name="version" value={version} />
        <p className="small">{texts.lead}</p>
        <Field
          name={`${prefix}file`}
          texts={image === null ? { label: texts.fields.file.label } : texts.fields.file}
          error={errors.file}
          errorPrefix={errorPrefix}
        >
          {(control) => <input {...control} type="file" accept="image/jpeg,image/png,image/webp" />}
        </Field>
        {locales.map((locale) => (
          <Field
            key={locale}
            name={`${prefix}alt_${locale}`}
            texts={{
              label: fill(texts.inLanguage[locale], { field: texts.fields.alt.label }),
              hint: texts.fields.alt.hint,
            }}
            error={errors[`alt_${locale}`]}
            errorPrefix={errorPrefix}
          >
            {(control) => (
              <input
                {...control}
                className="field-box"
                type="text"
                lang={locale}
                defaultValue={values.alt[locale]}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
        <Field
          name={`${prefix}focus`}
          texts={texts.fields.focus}
          error={errors.focus}
          errorPrefix={errorPrefix}
        >
          {(control) => (
            <select {...control} className="field-box" defaultValue={values.focus}>
              {focuses.map((each) => (
                <option key={each} value={each}>
                  {texts.focuses[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="actions">
          <button type="submit" name="intent" value={`${prefix}photo`} className="button">
            {texts.save}
          </button>
          {image !== null && (
            <button
              type="submit"
              name="intent"
              value={`${prefix}photo-removed`}
              className="button button-quiet"
            >
              {texts.remove}
            </button>
          )}
        </div>
      </form>
    </>
  )
}
