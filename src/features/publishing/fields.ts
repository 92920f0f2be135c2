import type { Locale } from '../../locale.ts'

/**
 * How a field of a form is shown, read and compared. `kept`: no control of the form has it. `lines`: a list, one thing a
 * line, with `show` and `read` for each. `number`: null where the field is empty.
 */
type Kind =
  | { kind: 'text' | 'year' | 'amount' | 'number' | 'date' | 'choice'; empty?: string }
  | { kind: 'set'; empty?: readonly string[] }
  | { kind: 'lines'; show(thing: unknown): string; read(line: string): unknown }
  | { kind: 'flag' | 'kept' }

/** `key`: its name in the content. */
type OwnField<Item> = Kind & { key: Exclude<keyof Item & string, Locale>; perLanguage?: never }
type TextField<Item> = Kind & { key: keyof TextOf<Item> & string; perLanguage: true }
type TextOf<Item> = Item extends Record<Locale, infer Text> ? Text : never

/** The fields of a drafted thing by their names in its form, in the order of the page. */
export type Fields<Item> = Readonly<Record<string, OwnField<Item> | TextField<Item>>>

/** The fields of any thing. */
export type AnyField = Kind & { key: string; perLanguage?: true }
export type AnyFields = Readonly<Record<string, AnyField>>

type NamesOf<Of extends AnyFields, Kinds extends AnyField['kind']> = {
  [Name in keyof Of]: Of[Name]['kind'] extends Kinds ? Name : never
}[keyof Of]

/** What the words of the place have for each field: a label, and what to write instead where it can be wrong. */
export type LabelsOf<Of extends AnyFields> = Record<keyof Of, { label: string; hint?: string }>
export type ErrorTextsOf<Of extends AnyFields> = Record<
  Exclude<keyof Of, NamesOf<Of, 'flag' | 'kept'>>,
  string
>

/** What a choice, a set, or what the form has not is in words. */
export type SayingsOf<Item, Of extends AnyFields> = Readonly<
  Record<NamesOf<Of, 'choice' | 'set' | 'kept'>, (item: Item) => string>
>

/** A form as it was typed. */
export type ValuesOf<Of extends AnyFields> = {
  [Name in Exclude<keyof Of, NamesOf<Of, 'kept'>>]: Of[Name] extends { perLanguage: true }
    ? Record<Locale, string>
    : Of[Name]['kind'] extends 'flag'
      ? boolean
      : Of[Name]['kind'] extends 'set'
        ? string[]
        : string
}

/** What is wrong, by the id of the field: `nume_ro`, `since`. */
export type FieldErrors = Partial<Record<string, string>>

/** The id of a field, which is also the name under which it is sent. */
export function fieldId(name: string, locale: Locale | null): string {
  return locale === null ? name : `${name}_${locale}`
}

export function valueIn(item: object, { key }: AnyField, locale: Locale | null): unknown {
  const whole: unknown = locale === null ? item : Reflect.get(item, locale)
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined
}
