import { z } from 'zod'
import { fill } from '../../format/fill.ts'
import { fromEntries } from '../../format/from-entries.ts'
import { readable, typedLine, typedText } from '../../format/typed.ts'
import { isLocale } from '../../locale.ts'
import type { Opening } from '../clinic/opening.ts'
import { type Choices, type ContactTexts, choicesFor } from './choices.server.ts'
import { dayProblem, openSpans } from './days.ts'
import {
  type ContactErrors,
  type ContactValues,
  contactFields,
  type Field,
  type FieldName,
  type FieldOf,
  type FormId,
  fieldNames,
  otherNames,
  type PartOfDay,
  partsOfDay,
  sentValue,
  type TextRules,
  type Wish,
  wishes,
} from './fields.ts'
import { holdsPersonalNumber } from './personal-number.ts'
import { parsePhone } from './phone.ts'
import type { ContactWords } from './ro.ts'
import type { AskedColumns } from './row.server.ts'

/** A valid request: every field checked, absent ones null. */
export type ContactRequest = {
  columns: AskedColumns
  marketing: boolean
  /** The selected rows, as in the query of the price page. */
  selection: string
}

export type Checked =
  | { status: 'good'; request: ContactRequest }
  | { status: 'refused'; errors: ContactErrors }

/** The fields of a submitted form; missing ones are empty, and what the form does not ask for is ignored. */
export function readValues(form: FormId, sent: URLSearchParams): ContactValues {
  const ignored = otherNames(form)
  const typed = (name: FieldName) => (ignored.includes(name) ? '' : asTyped(sentValue(name, sent)))
  return fromEntries(fieldNames.map((name) => [name, typed(name)] as const))
}

export function checkContact(
  values: ContactValues,
  contactTexts: ContactTexts,
  opening: Opening,
  now: Date,
): Checked {
  const { locale } = contactTexts
  const texts = contactTexts.contact.errors
  const errors: ContactErrors = {}
  const checking = { values, texts, errors, choices: choicesFor(contactTexts) }
  const checked = fromEntries(
    contactFields.map((field) => [field.name, checkField(field, checking)] as const),
  )
  const columns: AskedColumns = {
    ...checked,
    name: checked.name ?? '',
    answer_locale: isLocale(checked.answer_locale) ? checked.answer_locale : locale,
    wishes: checkWishes(checking, opening, now),
  }
  if (!eitherFields.some(({ name }) => typedLine(values[name]) !== '')) errors.phone = texts.contact.required
  if (values.marketing !== '' && checked.email === null) errors.email = texts.email.news
  if (Object.keys(errors).length > 0) return { status: 'refused', errors }
  const selection = values.without_estimate === '' ? values.estimate : ''
  return { status: 'good', request: { columns, marketing: values.marketing !== '', selection } }
}

/** Longer than any field accepts, so that the input can be shown again; nobody types more. */
const longestTyped = 4000

function asTyped(text: string): string {
  return readable(text).slice(0, longestTyped)
}

const eitherFields = contactFields.filter((field) => field.need === 'either')

type Texts = ContactWords['errors']
type Checking = { values: ContactValues; texts: Texts; errors: ContactErrors; choices: Choices }

/** The value of a field, null when it is empty; problems go to the errors. */
function checkField(field: Field, checking: Checking): string | null {
  if (field.control === 'wishes') return null
  const value = checking.values[field.name]
  switch (field.control) {
    case 'text':
      return checkText(field, value, checking)
    case 'tel':
      return checkPhone(field, value, checking)
    case 'email':
      return checkEmail(field, value, checking)
    case 'message':
      return checkMessage(field, value, checking)
    case 'radio':
    case 'select':
      return checkChoice(field, value, checking)
    case 'checks':
      return checkChoices(field, value, checking)
    default:
      return field satisfies never
  }
}

/** The texts that the rules of text fields need: a missing one does not compile. */
type RuleTexts = { [Field in FieldOf<'text'> as Field['name']]: Record<keyof Field['rules'], string> }

function checkText({ name, rules }: FieldOf<'text'>, value: string, { texts, errors }: Checking) {
  const line = typedLine(value)
  const ruleTexts: RuleTexts = texts
  const own: Partial<Record<keyof TextRules, string>> = ruleTexts[name]
  const broken = brokenRule(line, rules)
  const text = broken === null ? undefined : own[broken]
  if (text !== undefined) errors[name] = text
  return line === '' ? null : line
}

function brokenRule(line: string, { required, long, short = 0 }: TextRules): keyof TextRules | null {
  if (line === '') return required ? 'required' : null
  if (line.length > long) return 'long'
  return (line.match(/\p{L}/gu) ?? []).length < short ? 'short' : null
}

function checkPhone({ name }: FieldOf<'tel'>, value: string, { texts, errors }: Checking): string | null {
  if (typedLine(value) === '') return null
  const parsed = parsePhone(value)
  if (parsed.status === 'valid') return parsed.e164
  errors[name] = texts[name][parsed.problem]
  return null
}

/** RFC 5321, 4.5.3.1.3 */
const longestAddress = 254

function checkEmail({ name }: FieldOf<'email'>, value: string, { texts, errors }: Checking): string | null {
  const address = typedLine(value)
  if (address === '') return null
  if (address.length > longestAddress) errors[name] = texts[name].long
  else if (!z.email().safeParse(address).success) errors[name] = texts[name].invalid
  return address
}

function checkMessage({ name, max }: FieldOf<'message'>, value: string, { texts, errors }: Checking) {
  const message = typedText(value)
  if (message.length > max) errors[name] = fill(texts[name].long, { max, count: message.length })
  else if (holdsPersonalNumber(message)) errors[name] = texts[name].cnp
  return message === '' ? null : message
}

/** A list without entries is not shown, and a value submitted for it is ignored. */
function checkChoice(
  { name, choices }: FieldOf<'radio' | 'select'>,
  value: string,
  { texts, errors, choices: { [choices]: offered } }: Checking,
): string | null {
  if (value === '' || offered.length === 0) return null
  if (!offered.some((choice) => choice.value === value)) errors[name] = texts[name].choice
  return value
}

function checkChoices(
  { name, choices }: FieldOf<'checks'>,
  value: string,
  { texts, errors, choices: { [choices]: offered } }: Checking,
): string | null {
  if (value === '') return null
  const chosen = value.split(',')
  const valid = offered.filter((choice) => chosen.includes(choice.value))
  if (valid.length < new Set(chosen).size) errors[name] = texts[name].choice
  return valid.map((choice) => choice.value).join(',') || null
}

function checkWishes({ values, texts, errors }: Checking, opening: Opening, now: Date): Wish[] {
  const wished: Wish[] = []
  for (const { day: dayField, part: partField } of wishes) {
    const day = values[dayField]
    const part = partsOfDay.find((known) => known === (values[partField] || 'any'))
    if (part === undefined) errors[partField] = texts.part.choice
    if (day === '') continue
    const problem = dayProblem(day, opening, now)
    if (problem !== null) errors[dayField] = texts.day[problem]
    else if (part !== undefined) {
      if (openSpans(day, part, opening, now).length === 0) errors[partField] = texts.part.closed
      if (isRepeated(wished, day, part)) errors[dayField] = texts.day.repeated
      wished.push({ day, part })
    }
  }
  return wished
}

function isRepeated(wished: readonly Wish[], day: string, part: PartOfDay): boolean {
  return wished.some((wish) => wish.day === day && wish.part === part)
}
