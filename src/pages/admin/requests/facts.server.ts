import type { StoredRequest } from '../../../features/admin/requests/request-store.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import {
  type Choice,
  type Choices,
  type ContactTexts,
  choicesFor,
} from '../../../features/contact/choices.server.ts'
import { contactFields, type Field } from '../../../features/contact/fields.ts'
import { formatWeekdayDate } from '../../../format/dates.ts'
import type { Locale } from '../../../locale.ts'
import type { RequestsWords } from './ro.ts'

/** With the names of the dentists that a request may name. */
export type InboxTexts = PlaceTexts<RequestsWords> & Pick<ContactTexts, 'people'>

/** Contact details are shown above the rest; the longest field comes last. */
const factFields = contactFields.filter(({ name }) => name !== 'name' && name !== 'phone' && name !== 'email')
/** In the order in which the inbox shows them. */
export const inboxFields = [
  ...factFields.filter(({ control }) => control !== 'message'),
  ...factFields.filter(({ control }) => control === 'message'),
]

/** The form's label, unless the inbox has a shorter one. */
export function labelOf(field: Field, { words: { labels }, contact }: InboxTexts): string {
  if (field.control === 'wishes') return labels.wishes
  const own: Partial<Record<string, string>> = labels
  return own[field.name] ?? contact.fields[field.name].label
}

export function factOf(field: Field, request: StoredRequest, texts: InboxTexts): string {
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

function listOf(choices: keyof Choices, texts: InboxTexts): readonly Choice[] {
  return choicesFor(texts)[choices]
}

function named(choices: readonly Choice[], value: string | null): string {
  return choices.find((choice) => choice.value === value)?.text ?? value ?? ''
}
