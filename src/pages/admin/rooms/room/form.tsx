import type { ReactNode } from 'react'
import type { DraftWords } from '../../../../features/admin/drafts/ro.ts'
import { FormSection } from '../../../../features/admin/frame/form-part.tsx'
import { TextInLanguage } from '../../../../features/admin/frame/text-in-language.tsx'
import type { PhotoFormProps } from '../../../../features/admin/pictures/photo-form.tsx'
import type { ConflictProps } from '../../../../features/admin/publications/conflict.tsx'
import type { FieldErrors, ValuesOf } from '../../../../features/publishing/fields.ts'
import type { roomFields } from '../../../../features/rooms/rooms.ts'
import { locales } from '../../../../locale.ts'
import { Field, FieldGroup } from '../../../../ui/forms/field.tsx'
import type { FrameProps } from '../../../admin-page.ts'
import type { RoomsAdminWords } from '../ro.ts'

type Props = Pick<AdminRoomProps, 'texts' | 'address' | 'version' | 'values' | 'errors' | 'choices'>

/** The text in every language and what the picture shows, saved together. */
export function RoomForm(props: Props): ReactNode {
  const { texts, address, version, values, errors, choices } = props
  const { one, fields, errorPrefix } = texts
  return (
    <form method="post" action={address} className="admin-form" noValidate>
      <input type="hidden" name="version" value={version} />
      {locales.map((locale) => (
        <TextInLanguage key={locale} {...props} of={locale} name="caption" rows={2} />
      ))}
      <Field name="kind" texts={fields.kind} error={errors.kind} errorPrefix={errorPrefix}>
        {(control) => (
          <select {...control} className="field-box" defaultValue={values.kind}>
            {choices.kind.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FormSection
        title={fields.treatments.label}
        note={null}
        isOpen={values.treatments.length > 0 || errors.treatments !== undefined}
      >
        <FieldGroup
          name="treatments"
          texts={fields.treatments}
          error={errors.treatments}
          errorPrefix={errorPrefix}
        >
          <div className="admin-room-choices">
            {choices.treatments.map(({ value, text }, at) => (
              <label key={value} className="field-choice">
                <input
                  type="checkbox"
                  id={at === 0 ? 'treatments' : undefined}
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
      <label className="field-choice">
        <input
          type="checkbox"
          name="hidden"
          value="yes"
          defaultChecked={values.hidden}
          aria-describedby="hidden-hint"
        />
        <span>{fields.hidden.label}</span>
      </label>
      <p className="field-hint" id="hidden-hint">
        {fields.hidden.hint}
      </p>
      <button type="submit" name="intent" value="save" className="button">
        {one.save}
      </button>
    </form>
  )
}

export type RoomValues = ValuesOf<typeof roomFields>
type Choice = { value: string; text: string }

export type AdminRoomProps = FrameProps & {
  texts: Pick<RoomsAdminWords, 'one' | 'fields'> & {
    inLanguage: DraftWords['inLanguage']
    errorPrefix: string
    conflicts: DraftWords['conflict']
  }
  conflict: ConflictProps | null
  name: string
  address: string
  version: number
  values: RoomValues
  errors: FieldErrors
  choices: Record<'kind' | 'treatments', readonly Choice[]>
  /** Null for one that has not been saved yet. */
  photo: (Omit<PhotoFormProps, 'address' | 'version' | 'errorPrefix'> & { drawing: string }) | null
}
