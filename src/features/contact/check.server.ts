import { z } from 'zod'
import type { Contact } from '../../content/form-schema.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'
import { choicesFor, contactTexts } from './choices.server.ts'
import { dayProblem, openSpans } from './days.ts'
import {
  type ContactErrors,
  type ContactValues,
  fieldNames,
  limits,
  type PartOfDay,
  partsOfDay,
  type Wish,
  wishes,
} from './fields.ts'
import { holdsPersonalNumber } from './personal-number.ts'
import { parsePhone } from './phone.ts'

/** A request as the visitor meant it: every field checked, absent ones null. */
export type ContactRequest = {
  name: string
  phone: string | null
  email: string | null
  answerLocale: Locale
  treatment: string | null
  doctor: string | null
  wishes: Wish[]
  message: string | null
  country: string | null
  marketing: boolean
  /** The selection of the estimate, as the address of the price page writes them. */
  selection: string
}

export type Checked =
  | { status: 'good'; request: ContactRequest }
  | { status: 'refused'; errors: ContactErrors }

/** The fields of a sent form; what is missing is empty, what no form of ours sends is left out. */
export function readValues(form: URLSearchParams): ContactValues {
  return sentValues.parse(Object.fromEntries(fieldNames.map((name) => [name, form.get(name) ?? ''])))
}

export function checkContact(values: ContactValues, locale: Locale, now: Date): Checked {
  const texts = contactTexts[locale].errors
  const errors: ContactErrors = {}
  const name = checkName(values, texts, errors)
  const phone = checkPhone(values, texts, errors)
  const email = checkEmail(values, texts, errors)
  const offered = choicesFor(locale)
  const request: ContactRequest = {
    name,
    phone,
    email,
    answerLocale: values.limba === 'en' || values.limba === 'ro' ? values.limba : locale,
    treatment: values.tratament || null,
    doctor: values.medic || null,
    wishes: checkWishes(values, texts, errors, now),
    message: checkMessage(values, texts, errors),
    country: (locale === 'en' && values.tara) || null,
    marketing: values.marketing !== '',
    selection: values.fara_deviz === '' ? values.rand : '',
  }
  if (!isOffered(offered.languages, values.limba)) errors.limba = texts.limba.choice
  if (!isOffered(offered.treatments, values.tratament)) errors.tratament = texts.tratament.choice
  if (!isOffered(offered.doctors, values.medic)) errors.medic = texts.medic.choice
  if (!isOffered(offered.countries, request.country ?? '')) errors.tara = texts.tara.choice
  return Object.keys(errors).length === 0 ? { status: 'good', request } : { status: 'refused', errors }
}

/** Longer than anything a field takes, so that what was typed can be shown again; beyond that nobody typed it. */
const longestTyped = 4000
const typed = z.string().transform((text) => text.slice(0, longestTyped))
const sentValues = z.object({
  nume: typed,
  telefon: typed,
  email: typed,
  limba: typed,
  tratament: typed,
  medic: typed,
  zi1: typed,
  interval1: typed,
  zi2: typed,
  interval2: typed,
  zi3: typed,
  interval3: typed,
  mesaj: typed.transform((text) => text.replaceAll('\r\n', '\n')),
  tara: typed,
  marketing: typed,
  rand: typed,
  fara_deviz: typed,
})

type Texts = Contact['errors']

function checkName({ nume }: ContactValues, texts: Texts, errors: ContactErrors): string {
  const name = nume.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (name === '') errors.nume = texts.nume.required
  else if (name.length > limits.nume) errors.nume = texts.nume.long
  else if ((name.match(/\p{L}/gu) ?? []).length < 2) errors.nume = texts.nume.short
  return name
}

function checkPhone({ telefon, email }: ContactValues, texts: Texts, errors: ContactErrors): string | null {
  if (telefon.trim() === '') {
    if (email.trim() === '') errors.telefon = texts.contact.required
    return null
  }
  const parsed = parsePhone(telefon)
  if (parsed.status === 'valid') return parsed.e164
  errors.telefon = texts.telefon[parsed.problem]
  return null
}

function checkEmail({ email, marketing }: ContactValues, texts: Texts, errors: ContactErrors): string | null {
  const address = email.trim()
  if (address === '') {
    if (marketing !== '') errors.email = texts.email.news
    return null
  }
  if (address.length > limits.email) errors.email = texts.email.long
  else if (!z.email().safeParse(address).success) errors.email = texts.email.invalid
  return address
}

function checkWishes(values: ContactValues, texts: Texts, errors: ContactErrors, now: Date): Wish[] {
  const wished: Wish[] = []
  for (const { day: dayField, part: partField } of wishes) {
    const day = values[dayField]
    const part = partsOfDay.find((known) => known === (values[partField] || 'any'))
    if (part === undefined) errors[partField] = texts.interval.choice
    if (day === '') continue
    const problem = dayProblem(day, now)
    if (problem !== null) errors[dayField] = texts.zi[problem]
    else if (part !== undefined) {
      if (openSpans(day, part, now).length === 0) errors[partField] = texts.interval.closed
      if (isRepeated(wished, day, part)) errors[dayField] = texts.zi.repeated
      wished.push({ day, part })
    }
  }
  return wished
}

function isRepeated(wished: readonly Wish[], day: string, part: PartOfDay): boolean {
  return wished.some((wish) => wish.day === day && wish.part === part)
}

function checkMessage({ mesaj }: ContactValues, texts: Texts, errors: ContactErrors): string | null {
  const message = mesaj.replace(/[^\P{Cc}\n\t]/gu, '').trim()
  if (message.length > limits.mesaj)
    errors.mesaj = fill(texts.mesaj.long, { max: limits.mesaj, count: message.length })
  else if (holdsPersonalNumber(message)) errors.mesaj = texts.mesaj.cnp
  return message === '' ? null : message
}

function isOffered(choices: readonly { value: string }[], value: string): boolean {
  return value === '' || choices.some((choice) => choice.value === value)
}
