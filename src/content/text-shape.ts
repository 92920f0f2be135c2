import type { Question } from './schema.ts'

/** A counted noun by the categories of `Intl.PluralRules`. Romanian has `few`, English does not. */
export type Plural = { one: string; few?: string; other: string }
/** What a form says of a field that has no hint in Romanian. */
export type FieldText = { label: string; hint?: string }

/**
 * The shape of a text, inferred from its Romanian file: the same keys, every string any string. The other languages are
 * checked against it, so that a text which is missing or left over does not compile.
 */
export type Shape<Text> = Text extends string | null | undefined
  ? Text
  : [keyof Text] extends ['one' | 'few' | 'other']
    ? Plural
    : [keyof Text] extends ['label']
      ? FieldText
      : Text extends { question: string; answer: string }
        ? Question
        : { [Key in keyof Text]: Shape<Text[Key]> }

/** A text of which another language may have none. */
export const orNone = <Text>(text: Text): Text | null => text
