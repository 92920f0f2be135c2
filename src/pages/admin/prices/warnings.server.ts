import type { Warnings } from '../../../features/admin/publications/publish-warnings.tsx'
import type { Pending } from '../../../features/admin/subjects/drafted-prices.server.ts'
import { faultInWords } from '../../../features/admin/subjects/offer-fault.server.ts'
import { offerFault } from '../../../features/offer/offer-truth.ts'
import { isSamePrice, nextPrice } from '../../../features/prices/on-day.ts'
import { type Amounts, priceText } from '../../../features/prices/price-text.ts'
import type { PriceItem } from '../../../features/prices/schema.ts'
import { isSame } from '../../../features/publishing/changes.ts'
import { fill } from '../../../format/fill.ts'
import { languages } from '../../../format/languages.ts'
import { defaultLocale, otherLocales } from '../../../locale.ts'
import type { PriceTexts } from './texts.server.ts'

export function warningsOf(
  { published, content, offers, today }: Pick<Pending, 'published' | 'content' | 'offers' | 'today'>,
  texts: PriceTexts,
): Warnings {
  const before = new Map(published.items.map((item) => [item.id, item]))
  return {
    refusals: offers.flatMap((offer) => {
      const row = content.items.find(({ id }) => id === offer.item)
      const fault = offerFault(offer, row, today)
      const old = before.get(offer.item)
      // A reduction that was untrue before is no reason to refuse an unrelated change.
      if (fault === null || isSame(row, old)) return []
      return [faultInWords(offer, (row ?? old)?.title[texts.locale] ?? offer.item, fault, texts)]
    }),
    questions: content.items.flatMap((item) => questionsAbout(item, before.get(item.id), texts)),
  }
}

/** A price this many times higher or lower is more likely a typing mistake. */
const jump = 5

function questionsAbout(
  item: PriceItem,
  before: PriceItem | undefined,
  { locale, words, prices: list }: PriceTexts,
): string[] {
  const { check } = words.publishing
  const title = item.title[locale]
  const questions: string[] = []
  const old = before === undefined ? [] : pricesOf(before)
  for (const price of pricesOf(item)) {
    if (old.some((each) => isSamePrice(each, price))) continue
    const [was] = old
    if (price.amount_min === 0) questions.push(fill(check.free, { title }))
    else if (was !== undefined && isJump(was.amount_min, price.amount_min))
      questions.push(
        fill(check.jump, {
          title,
          before: priceText(was, locale, list),
          after: priceText(price, locale, list),
        }),
      )
  }
  const { names } = languages[locale]
  const isNew = item.title[defaultLocale] !== before?.title[defaultLocale]
  const untranslated = otherLocales(defaultLocale).filter(
    (other) => isNew && item.title[other] === item.title[defaultLocale],
  )
  const original = names[defaultLocale]
  return [
    ...questions,
    ...untranslated.map((other) => fill(check.untranslated, { title, language: names[other], original })),
  ]
}

function pricesOf(item: PriceItem): Amounts[] {
  const next = nextPrice(item)
  return next === null ? [item] : [item, next]
}

function isJump(before: number, after: number): boolean {
  return before > 0 && (after >= before * jump || after * jump <= before)
}
