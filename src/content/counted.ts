import { type PluralForms, plural } from '../format/plurals.ts'
import { rangeJoint } from '../format/typeset.ts'
import { type Locale, languageTag } from '../locale.ts'
import { experienceCountedOn, team } from './team.ts'

type Kind = (typeof team)[number]['kind']

/** Numbers as sentences write them, below twenty, in the gender of a man among others. */
const words: Record<Locale, readonly string[]> = {
  ro: 'niciun,un,doi,trei,patru,cinci,șase,șapte,opt,nouă,zece,unsprezece,doisprezece,treisprezece,paisprezece,cincisprezece,șaisprezece,șaptesprezece,optsprezece,nouăsprezece'.split(
    ',',
  ),
  en: 'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(
    ',',
  ),
}

/** How many people of a kind work here, in words: `șapte medici`, `one assistant`. */
export function peopleInWords(kind: Kind, forms: PluralForms, locale: Locale): string {
  return inWords(team.filter((member) => member.kind === kind).length, forms, locale)
}

/** The same of things, which count as women do from two on: `două tratamente`. */
export function thingsInWords(count: number, forms: PluralForms, locale: Locale): string {
  const text = inWords(count, forms, locale)
  return locale === 'ro' ? text.replace(/^doi/, 'două') : text
}

function inWords(count: number, forms: PluralForms, locale: Locale): string {
  return plural(count, forms, locale).replace(/^\d+/, (digits) => words[locale][count] ?? digits)
}

/** The same where a sentence begins. */
export function asBeginning(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(languageTag(locale)) + text.slice(1)
}

const years = team
  .filter(({ kind }) => kind === 'doctor')
  .map(({ since }) => Number(experienceCountedOn.slice(0, 4)) - since)

/** The doctors' shortest and longest practice, in years: `9–18`. */
export const experience = [...new Set([Math.min(...years), Math.max(...years)])].join(rangeJoint)
