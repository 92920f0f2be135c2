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

/** The same of things, which in Romanian count as women do from two on: `două tratamente`. */
export function thingsInWords(count: number, forms: PluralForms, locale: Locale): string {
  const text = peopleInWords(count, forms, locale)
  const word = languages[locale].numbersOfThings[count]
  return word === undefined ? text : text.replace(/^\S+/, word)
}

/** The same where a sentence begins. */
export function asBeginning(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(languageTag(locale)) + text.slice(1)
}
