import type { z } from 'zod'
import { byLocale, byTypedLocale } from '../../../format/by-locale.ts'
import { hundredthsAsInput, parseLei, parseNumber } from '../../../format/number-input.ts'
import { typedText } from '../../../format/typed.ts'
import { type Locale, locales, speaks } from '../../../locale.ts'
import {
  type AnyField,
  type AnyFields,
  type FieldErrors,
  fieldId,
  type ValuesOf,
  valueIn,
} from '../../publishing/fields.ts'

export type ItemForm<Item, Of extends AnyFields> = {
  values(item: Item | null): ValuesOf<Of>
  read(form: URLSearchParams): ValuesOf<Of>
  check(
    typed: ValuesOf<Of>,
    kept: Partial<Item>,
    texts: Readonly<Record<string, string>>,
  ): { item: Item; errors: null } | { item: null; errors: FieldErrors }
}

/** The form of one thing of a list. `longest`: more than any field accepts, so that it can be shown again. */
export function itemForm<Item extends object, Of extends AnyFields>(
  schema: z.ZodType<Item>,
  fields: Of,
  longest: number,
): ItemForm<Item, Of> {
  return { values, read, check }

  /** As it stands in the draft; null for a new one. */
  function values(item: Item | null): ValuesOf<Of> {
    return valuesBy(fields, (_, field, locale) => asTyped(field, item && valueIn(item, field, locale)))
  }

  function read(form: URLSearchParams): ValuesOf<Of> {
    return valuesBy(fields, (name, { kind }, locale) => {
      const id = fieldId(name, locale)
      if (kind === 'flag') return form.get(id) === 'yes'
      if (kind === 'set') return form.getAll(id).slice(0, 60)
      return typedText(form.get(id) ?? '').slice(0, longest)
    })
  }

  /**
   * The thing that the form says, with what it has beside it: `kept` also holds the words of a language that the clinic
   * has switched off. Or what is wrong with which field.
   */
  function check(
    typed: ValuesOf<Of>,
    before: Partial<Item>,
    texts: Readonly<Record<string, string>>,
  ): { item: Item; errors: null } | { item: null; errors: FieldErrors } {
    const named = Object.entries<AnyField>(fields).filter(([, { kind }]) => kind !== 'kept')
    const contentOf = (locale: Locale | null) =>
      Object.fromEntries(
        named
          .filter(([, { perLanguage }]) => (perLanguage ?? false) === (locale !== null))
          .map(([name, field]) => [field.key, asContent(field, typedIn(typed, name, locale))]),
      )
    const isMultilingual = named.some(([, { perLanguage }]) => perLanguage)
    const unspoken = (locale: Locale): unknown => (speaks(locale) ? undefined : Reflect.get(before, locale))
    const checked = schema.safeParse({
      ...before,
      ...contentOf(null),
      ...(isMultilingual && byLocale((locale) => unspoken(locale) ?? contentOf(locale))),
    })
    if (checked.success) return { item: checked.data, errors: null }
    const errors: FieldErrors = {}
    for (const { path } of checked.error.issues) {
      const locale = locales.find((each) => each === path[0]) ?? null
      const key = path[locale === null ? 0 : 1]
      const found = named.find(
        ([, field]) => field.key === key && (field.perLanguage ?? false) === (locale !== null),
      )
      if (found !== undefined) errors[fieldId(found[0], locale)] ??= texts[found[0]]
    }
    return { item: null, errors }
  }
}

/** A value for each field that the form has, by language where it is written in each. */
function valuesBy<Of extends AnyFields>(
  fields: Of,
  make: (name: string, field: AnyField, locale: Locale | null) => unknown,
): ValuesOf<Of>
function valuesBy(
  fields: AnyFields,
  make: (name: string, field: AnyField, locale: Locale | null) => unknown,
): object {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'kept')
      .map(([name, field]) => [
        name,
        field.perLanguage ? byTypedLocale((locale) => make(name, field, locale)) : make(name, field, null),
      ]),
  )
}

function typedIn(typed: object, name: string, locale: Locale | null): unknown {
  const value: unknown = Reflect.get(typed, name)
  if (locale === null) return value
  return typeof value === 'object' && value !== null ? Reflect.get(value, locale) : undefined
}

function asTyped(field: AnyField, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return value === true
    case 'set':
      return Array.isArray(value) ? [...value] : [...(field.empty ?? [])]
    case 'lines':
      return Array.isArray(value) ? value.map((each) => field.show(each)).join('\n') : ''
    case 'kept':
      return undefined
    case 'amount':
      return typeof value === 'number' ? hundredthsAsInput(value) : ''
    default:
      return String(value ?? field.empty ?? '')
  }
}

/**
 * `null` where a line of a list or an amount cannot be read, or a year has not four digits: the schema refuses it. A number may
 * be left out, so one that cannot be read is none at all.
 */
function asContent(field: AnyField, typed: unknown): unknown {
  if (field.kind === 'year') return /^\d{4}$/.test(String(typed)) ? Number(typed) : null
  if (field.kind === 'amount') return parseLei(String(typed))
  if (field.kind === 'number') return typed === '' ? null : (parseNumber(String(typed)) ?? Number.NaN)
  if (field.kind !== 'lines') return typed
  const lines = String(typed)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(field.read)
  return lines.includes(null) ? null : lines
}
