import { type Locale, languageTag } from '../locale.ts'
import { languages } from './languages.ts'
import { type PluralForms, plural } from './plurals.ts'

/** `șapte medici`, `one assistant`; larger numbers in digits. */
export function peopleInWords(count: number, forms: PluralForms, locale: Locale): string {
  // A figure stays with its unit at the end of a line; two long words need not.
  return plural(count, forms, locale).replace(/^\d+\s/, (figure) => {
    const word = inWord(count, locale)
    return /^\d/.test(word) ? figure : `${word} `
  })
}

/** `șapte`, `seven`; larger numbers in digits. */
export function inWord(count: number, locale: Locale): string {
  return languages[locale].numbers.split(',')[count] ?? String(count)
}

/** Counts things. In Romanian they take the feminine number from two on: `două tratamente`. */
export function thingsInWords(count: number, forms: PluralForms, locale: Locale): string {
  const text = peopleInWords(count, forms, locale)
  const word = languages[locale].numbersOfThings[count]
  return word === undefined ? text : text.replace(/^\S+/, word)
}

/** The words with a capital letter, for the beginning of a sentence. */
export function asBeginning(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(languageTag(locale)) + text.slice(1)
}
