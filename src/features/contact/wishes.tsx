import type { ReactNode } from 'react'
import { fill } from '../../format/fill.ts'
import { Field, FieldGroup } from '../../ui/field.tsx'
import type { ChoiceGroup } from './choices.server.ts'
import { type ContactErrors, type ContactValues, partsOfDay, wishes } from './fields.ts'
import type { FormTexts } from './form-types.ts'

/** Up to three wishes, each a day that the clinic is open and a part of it. */
export function Wishes({
  days,
  values,
  errors,
  texts: { wishes: texts, fields, options, errorPrefix },
}: {
  days: readonly ChoiceGroup[]
  values: ContactValues
  errors: ContactErrors
  texts: Pick<FormTexts, 'wishes' | 'fields' | 'options' | 'errorPrefix'>
}): ReactNode {
  return (
    <FieldGroup name="zile" texts={{ label: texts.legend, hint: texts.hint }} errorPrefix={errorPrefix}>
      {wishes.map(({ day, part }, index) => {
        const wish = fill(texts.wish, { number: index + 1 })
        return (
          <fieldset className="contact-wish" key={day}>
            <legend className="visually-hidden">{wish}</legend>
            <span className="contact-wish-number" aria-hidden="true">
              {index + 1}
            </span>
            <Field
              name={day}
              texts={{ label: fields.zi.label }}
              error={errors[day]}
              errorPrefix={errorPrefix}
            >
              {(control) => (
                <select {...control} className="field-box" defaultValue={values[day]}>
                  <option value="">{options.anyDay}</option>
                  {days.map(({ label, choices }) => (
                    <optgroup key={label} label={label}>
                      {choices.map(({ value, text }) => (
                        <option key={value} value={value}>
                          {text}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </select>
              )}
            </Field>
            <Field
              name={part}
              texts={{ label: fields.interval.label }}
              error={errors[part]}
              errorPrefix={errorPrefix}
            >
              {(control) => (
                <select {...control} className="field-box" defaultValue={values[part]}>
                  {partsOfDay.map((value) => (
                    <option key={value} value={value === 'any' ? '' : value}>
                      {options.parts[value]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </fieldset>
        )
      })}
    </FieldGroup>
  )
}
