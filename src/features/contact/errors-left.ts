import {
  type ContactErrors,
  contactFields,
  type FieldName,
  fieldNames,
  laterName,
  sentValue,
  wishes,
} from './fields.ts'
import { holdsPersonalNumber } from './personal-number.ts'

/**
 * The errors that still hold while the form is filled in; the same object where all do. It never says what is wrong, which only
 * the server does: an error goes once what it asked for is there. `changed` is the control that was touched.
 */
export function errorsLeft(errors: ContactErrors, form: HTMLFormElement, changed: string): ContactErrors {
  const sent = new FormData(form)
  const wrong = fieldNames.filter((name) => errors[name] !== undefined)
  const left = wrong.filter((name) => !isRight(name, form, sent, changed))
  return left.length === wrong.length
    ? errors
    : Object.fromEntries(left.map((name) => [name, errors[name]] as const))
}

function isRight(name: FieldName, form: HTMLFormElement, sent: FormData, changed: string): boolean {
  const value = sentValue(name, sent).trim()
  const field = contactFields.find((each) => each.name === name)
  switch (field?.control) {
    case 'text':
      return (value.match(/\p{L}/gu) ?? []).length >= 2 && value.length <= field.rules.long
    case 'tel':
      return value === '' ? sent.get('email') !== '' : /^\+?(?:[\s()./-]*\d){9,15}$/.test(value)
    case 'email': {
      const control = form.elements.namedItem(name)
      if (value === '') return sent.get('phone') !== '' && !sent.has('marketing')
      return control instanceof HTMLInputElement && control.validity.valid
    }
    case 'message':
      return value.length <= field.max && !holdsPersonalNumber(value)
    default: {
      const wish = wishes.find(({ day }) => day === name)
      return changed === name || (wish !== undefined && changed === laterName(wish.day))
    }
  }
}
