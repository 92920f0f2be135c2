import { type Locale, otherLocales, writtenLocales } from '../locale.ts'
import { fromEntries } from './from-entries.ts'

type Language = {
  /** What it calls each language, inside a sentence. */
  names: Record<Locale, string>
  /** What leads to its pages from those of another. */
  link: { label: string; short: string; name: string; none: string }
  quotes: readonly [string, string]
  /** Before the last of a list. */
  and: string
  /** Numbers as sentences write them, below twenty, in the gender of a man among others. */
  numbers: string
  /** The numbers of things, where they are others than those of people. */
  numbersOfThings: Readonly<Record<number, string>>
  /** What the law has stand beside a credit. */
  loan: { approval: string; estimate: string; warning: string }
  closed: { night: string; holidays: string; days: readonly string[] }
  /** Letters beyond A to Z that texts in it are written with. */
  letters: string
}

/** What each language has of its own beside its texts: nobody else tells one from another. */
export const languages: Record<Locale, Language> = {
  ro: {
    names: { ro: 'română', en: 'engleză' },
    link: {
      label: 'Versiunea în română a acestei pagini',
      short: 'RO',
      name: 'Română',
      none: 'Pagina nu are versiune în română. Toate noutățile în română',
    },
    quotes: ['„', '”'],
    and: 'și',
    numbers:
      'niciun,un,doi,trei,patru,cinci,șase,șapte,opt,nouă,zece,unsprezece,doisprezece,treisprezece,paisprezece,cincisprezece,șaisprezece,șaptesprezece,optsprezece,nouăsprezece',
    numbersOfThings: { 2: 'două', 12: 'douăsprezece' },
    loan: {
      approval: 'sub rezerva aprobării',
      estimate: 'estimare',
      warning: 'Atenție! Banii împrumutați costă bani.',
    },
    closed: {
      night: 'noaptea',
      holidays: 'în zilele de sărbătoare',
      days: ['lunea', 'marțea', 'miercurea', 'joia', 'vinerea', 'sâmbăta', 'duminica'],
    },
    letters: 'ăâîșțĂÂÎȘȚ',
  },
  en: {
    names: { ro: 'Romanian', en: 'English' },
    link: {
      label: 'English version of this page',
      short: 'EN',
      name: 'English',
      none: 'This page has no English version. All news in English',
    },
    quotes: ['“', '”'],
    and: 'and',
    numbers:
      'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen',
    numbersOfThings: {},
    loan: {
      approval: 'subject to approval',
      estimate: 'estimate',
      warning: 'Caution! Borrowing money costs money.',
    },
    closed: {
      night: 'at night',
      holidays: 'on public holidays',
      days: [
        'on Mondays',
        'on Tuesdays',
        'on Wednesdays',
        'on Thursdays',
        'on Fridays',
        'on Saturdays',
        'on Sundays',
      ],
    },
    letters: 'éÉ',
  },
}

/** A text for each language, from what it is called: `Textele în română`, `Textele în engleză`. */
export function forEachLanguage(locale: Locale, write = (name: string) => name): Record<Locale, string> {
  const { names } = languages[locale]
  return fromEntries(writtenLocales.map((each) => [each, write(names[each])] as const))
}

/** A field for each language, `title_ro` and `title_en`, labelled from what it is called. */
export function fieldForEachLanguage<Name extends string, Field>(
  name: Name,
  locale: Locale,
  write: (language: string) => Field,
): Record<`${Name}_${Locale}`, Field> {
  const { names } = languages[locale]
  return fromEntries(writtenLocales.map((each) => [`${name}_${each}` as const, write(names[each])] as const))
}

/** For each of the others that the clinic has, in its own words. */
export function linksToOthers(locale: Locale): Partial<Record<Locale, Language['link']>> {
  return Object.fromEntries(otherLocales(locale).map((each) => [each, languages[each].link]))
}
