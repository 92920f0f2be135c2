import { type Locale, languageTag, perLocale } from '../locale.ts'
import { rangeJoint } from './typeset.ts'

/**
 * The forms of one counted noun, each with `{count}` where the number goes. Romanian needs all three:
 * `{count} lună`, `{count} luni`, `{count} de luni`; in English `few` is never asked for.
 */
export type PluralForms = { one: string; few?: string | undefined; other: string }

/** `1 lună`, `2 luni`, `20 de luni`, `101 luni`, `1,5 luni`; `1 month`, `1.5 months`. */
export function plural(count: number, forms: PluralForms, locale: Locale): string {
  const { rules, numbers } = languages(locale)
  return formOf(rules.select(count), forms).replace('{count}', numbers.format(count))
}

/** `6–8 vizite`, `12–24 de luni`, whose dash ends no line, counted as its upper end is (CLDR); one number where both are the same. */
export function pluralRange(from: number, to: number, forms: PluralForms, locale: Locale): string {
  if (from === to) return plural(to, forms, locale)
  const { rules, numbers } = languages(locale)
  const span = numbers.format(from) + rangeJoint + numbers.format(to)
  return formOf(rules.select(to), forms).replace('{count}', span)
}

function formOf(category: Intl.LDMLPluralRule, { one, few, other }: PluralForms): string {
  if (category === 'one') return one
  return category === 'few' ? (few ?? other) : other
}

const languages = perLocale((locale) => ({
  rules: new Intl.PluralRules(languageTag(locale)),
  numbers: new Intl.NumberFormat(languageTag(locale)),
}))
