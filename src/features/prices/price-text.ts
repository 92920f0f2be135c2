import type { PriceUnit } from '../../content/vocabulary.ts'
import { formatEuro, formatEuroRange, formatLei, formatLeiRange } from '../../format/money.ts'
import type { Locale } from '../../locale.ts'
import type { PricesWords } from './ro.ts'
import type { PriceItem } from './schema.ts'

export type AmountTexts = Pick<PricesWords, 'amounts'>
export type UnitTexts = Pick<PricesWords, 'units'>
/** Bani; `kind` says whether the lower or the upper end is open. */
export type Amounts = Pick<PriceItem, 'kind' | 'amount_min' | 'amount_max'>

/** `1.200 lei`, `de la 900 lei`, `3.200–4.500 lei`, `gratuit`: the final price, without its unit. */
export function priceText(price: Amounts, locale: Locale, texts: AmountTexts): string {
  const { before, amount, after } = priceParts(price, locale, texts)
  return before + amount + after
}

/** The same in three parts, so that `de la` can be set lighter and the figures align. */
export function priceParts(
  { kind, amount_min, amount_max }: Amounts,
  locale: Locale,
  { amounts }: AmountTexts,
): { before: string; amount: string; after: string } {
  if (amount_min === 0 && kind === 'fixed') return { before: '', amount: amounts.free, after: '' }
  if (kind !== 'from')
    return { before: '', amount: formatLeiRange(amount_min, amount_max ?? amount_min, locale), after: '' }
  const [before = '', after = ''] = amounts.from.split('{amount}')
  return { before, amount: formatLei(amount_min, locale), after }
}

/** `circa 640–890 €`, for information only; null for what is free. */
export function euroText(
  { amount_min, amount_max }: Amounts,
  leiPerEuro: number,
  locale: Locale,
  { amounts }: AmountTexts,
): string | null {
  if (amount_min === 0 && amount_max === null) return null
  const euro =
    amount_max === null
      ? formatEuro(amount_min, leiPerEuro, locale)
      : formatEuroRange(amount_min, amount_max, leiPerEuro, locale)
  return amounts.euro.replace('{amount}', euro)
}

/** `/ dinte`. */
export function perUnit(unit: PriceUnit, { units }: UnitTexts): string {
  return units[unit].per
}
