import { formatWeekdayDate } from '../../format/dates-in-words.ts'
import type { Locale } from '../../locale.ts'
import { type Choice, type Choices, type ContactTexts, choicesFor } from './choices.server.ts'
import { contactFields, type Field } from './fields.ts'
import type { AskedColumns } from './row.server.ts'

/** What was asked for, without who asks: in the order of the form, the longest field last. */
const factFields = contactFields.filter(({ name }) => name !== 'name' && name !== 'phone' && name !== 'email')
export const askedFields = [
  ...factFields.filter(({ control }) => control !== 'message'),
  ...factFields.filter(({ control }) => control === 'message'),
]

/** A field of a request as people read it, a line for each part; empty if nothing was said. */
export function factOf(field: Field, request: AskedColumns, texts: ContactTexts): string {
  switch (field.control) {
    case 'wishes': {
      const { parts } = texts.contact.options
      return request.wishes
        .map(({ day, part }) => `${formatWeekdayDate(day, texts.locale)}, ${parts[part]}`)
        .join('\n')
    }
    case 'radio':
    case 'select':
      if (field.choices === 'countries') return countryNamed(request[field.name], texts.locale)
      return named(listOf(field.choices, texts), request[field.name])
    case 'checks':
      return (request[field.name] ?? '')
        .split(',')
        .map((value) => named(listOf(field.choices, texts), value))
        .join('\n')
    case 'text':
    case 'tel':
    case 'email':
    case 'message':
      return request[field.name] ?? ''
    default:
      return field satisfies never
  }
}

/** `Germania (DE)`: the export has the code. */
function countryNamed(code: string | null, locale: Locale): string {
  if (code === null) return ''
  return `${new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code} (${code})`
}

function listOf(choices: keyof Choices, texts: ContactTexts): readonly Choice[] {
  return choicesFor(texts)[choices]
}

function named(choices: readonly Choice[], value: string | null): string {
  return choices.find((choice) => choice.value === value)?.text ?? value ?? ''
}
