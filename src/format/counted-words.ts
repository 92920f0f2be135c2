import { type Locale, languageTag } from '../locale.ts'
import { type PluralForms, plural } from './plurals.ts'

/** Numbers as sentences write them, below twenty, in the gender of a man among others. */
const words: Record<Locale, readonly string[]> = {
  ro: 'niciun,un,doi,trei,patru,cinci,șase,șapte,opt,nouă,zece,unsprezece,doisprezece,treisprezece,paisprezece,cincisprezece,șaisprezece,șaptesprezece,optsprezece,nouăsprezece'.split(
    ',',
  ),
  en: 'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(
    ',',
  ),
}

/** `șapte medici`, `one assistant`; larger numbers in digits. */
export function peopleInWords(count: number, forms: PluralForms, locale: Locale): string {
  const word = words[locale][count]
  const text = plural(count, forms, locale)
  // A figure stays with its unit at the end of a line; two long words need not.
  return word === undefined ? text : text.replace(/^\d+\s/, `${word} `)
}

/** The numbers of things, where they are others than those of people. */
const wordsOfThings: Record<Locale, Readonly<Record<number, string>>> = { ro: { 2: 'două' }, en: {} }

/** The same of things, which in Romanian count as women do from two on: `două tratamente`. */
export function thingsInWords(count: number, forms: PluralForms, locale: Locale): string {
  const text = peopleInWords(count, forms, locale)
  const word = wordsOfThings[locale][count]
  return word === undefined ? text : text.replace(/^\S+/, word)
}

/** The same where a sentence begins. */
export function asBeginning(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(languageTag(locale)) + text.slice(1)
}
