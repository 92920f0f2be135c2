import type { Deferred } from '../../deferred.ts'
import type { Locale } from '../../locale.ts'
import { type Amounts, type AmountTexts, priceText } from './price-text.ts'

/** The value, if it is there without waiting. Titles use it: a title is the first thing of a document and waits for nothing. */
export function atHand<T>(value: Deferred<T>): T | null {
  return value instanceof Promise ? null : value
}

/** `de la 900 lei`, the lowest of the amounts that cost something; null where none does. */
export function fromText(amounts: readonly Amounts[], locale: Locale, texts: AmountTexts): string | null {
  const low = Math.min(...amounts.map(({ amount_min }) => amount_min).filter((amount) => amount > 0))
  return Number.isFinite(low)
    ? priceText({ kind: 'from', amount_min: low, amount_max: null }, locale, texts)
    : null
}
