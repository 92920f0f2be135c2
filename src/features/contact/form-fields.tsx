import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Field, FieldGroup } from '../../ui/forms/field.tsx'
import type { Choice } from './choices.server.ts'
import { type FieldOf, type NamedField, rowsOf, type Field as Shown } from './fields.ts'
import type { ContactFormProps } from './form-types.ts'
import { Message } from './message.tsx'
import { Wishes } from './wishes.tsx'

type FieldsProps = Pick<ContactFormProps, 'id' | 'values' | 'errors' | 'choices' | 'texts'>

/** The fields of the form, row by row. A list without options is not shown. */
export function ContactFields(props: FieldsProps): ReactNode {
  const { id, choices, texts } = props
  return rowsOf(id).map((row) => {
    const fields = row.filter((field) => !('choices' in field) || choices[field.choices].length > 0)
    const [first] = fields
    if (first === undefined) return null
    if (fields.length === 1) return <Control key={first.name} field={first} {...props} />
    return (
      <div key={first.name} className="contact-form-pair">
        {first.need === 'either' && <p className="contact-form-either">{`${texts.either} *`}</p>}
        {fields.map((field) => (
          <Control key={field.name} field={field} {...props} />
        ))}
      </div>
    )
  })
}

function Control({ field, ...props }: FieldsProps & { field: Shown }) {
  const { values, errors, choices, texts } = props
  if (field.control === 'wishes')
    return <Wishes days={choices.days} values={values} errors={errors} texts={texts} />
  if (field.control === 'radio') return <Radios field={field} {...props} />
  if (field.control === 'checks') return <Checks field={field} {...props} />
  const { name } = field
  const value = values[name]
  return (
    <Field
      name={name}
      texts={texts.fields[name]}
      error={errors[name]}
      errorPrefix={texts.errorPrefix}
      {...noteOf(field, texts.optional)}
    >
      {(control) => {
        switch (field.control) {
          case 'text':
          case 'tel':
          case 'email':
            return (
              <input
                {...control}
                className="field-box"
                type={field.control}
                autoComplete={field.autoComplete}
                defaultValue={value}
                required={field.need === 'required'}
              />
            )
          case 'select':
            return (
              <Select
                control={control}
                value={value}
                none={texts.options[field.none]}
                choices={choices[field.choices]}
              />
            )
          case 'message':
            return <Message control={control} value={value} max={field.max} texts={texts} />
          default:
            return field satisfies never
        }
      }}
    </Field>
  )
}

/** No mark where an option is always selected, or where the group has one. */
function noteOf({ need }: NamedField, optional: string): { note?: string } {
  if (need === 'required') return { note: '*' }
  return need === 'optional' ? { note: optional } : {}
}

function Radios({
  field: { name, choices: list },
  values,
  errors,
  choices,
  texts,
}: FieldsProps & { field: FieldOf<'radio'> }) {
  return (
    <FieldGroup name={name} texts={texts.fields[name]} error={errors[name]} errorPrefix={texts.errorPrefix}>
      <div className="field-choices">
        {choices[list].map(({ value, text }, index) => (
          <label className="field-choice" key={value}>
            <input
              type="radio"
              name={name}
              id={index === 0 ? name : undefined}
              value={value}
              defaultChecked={values[name] === value}
            />
            {text}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** With the link to the card that lets a patient stop a treatment without words. */
function Checks({
  field: { name, choices: list },
  values,
  errors,
  choices,
  texts,
}: FieldsProps & { field: FieldOf<'checks'> }) {
  const { locale } = useFrame()
  const chosen = values[name].split(',')
  return (
    <details className="contact-fold" open={values[name] !== '' || errors[name] !== undefined}>
      <summary className="field-label opens">{texts.fields[name].label}</summary>
      <FieldGroup name={name} texts={texts.fields[name]} error={errors[name]} errorPrefix={texts.errorPrefix}>
        <div className="contact-comfort">
          {choices[list].map(({ value, text }, index) => (
            <label className="field-choice" key={value}>
              <input
                type="checkbox"
                name={name}
                id={index === 0 ? name : undefined}
                value={value}
                defaultChecked={chosen.includes(value)}
              />
              {text}
            </label>
          ))}
        </div>
        <p className="small">
          <a href={href('stopCard', locale)}>{texts.stopCard}</a>
        </p>
      </FieldGroup>
    </details>
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
