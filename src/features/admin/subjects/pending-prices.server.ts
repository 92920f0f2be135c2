import { addDays, formatDate, isoDateOf } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { languages } from '../../../format/languages.ts'
import { formatLei } from '../../../format/money.ts'
import { defaultLocale, otherLocales } from '../../../locale.ts'
import { type OfferFault, offerFault } from '../../offer/offer-truth.ts'
import { diffPrices, type PriceDiff } from '../../prices/editing/diff.ts'
import { datedContent, isSamePrice, nextPrice } from '../../prices/on-day.ts'
import { type Amounts, priceText } from '../../prices/price-text.ts'
import type { AnnouncedOffer, PriceContent, PriceItem } from '../../prices/schema.ts'
import { isSame } from '../../publishing/changes.ts'
import type { Pending as PendingOf } from '../../publishing/pending.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import { readAnnounced } from '../drafts/price-store.server.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { Warnings } from '../publications/publish-warnings.tsx'

/** `content` has its days set, as publishing would set them. */
export type KnownOfPrices = { offers: AnnouncedOffer[]; diff: PriceDiff }
export type Pending = PendingOf<PriceContent, KnownOfPrices>

export async function knownOfPrices(
  database: AdminDatabase,
  read: Promise<Record<'published' | 'content', PriceContent>>,
): Promise<KnownOfPrices> {
  const [{ published, content }, offers] = await Promise.all([read, readAnnounced(database)])
  return { offers, diff: diffPrices(published, content) }
}

/** The same for any list that could replace the published one. */
export function pendingContent(list: PriceContent, published: PriceContent) {
  const today = isoDateOf(new Date())
  const content = datedContent(list, published, today)
  return { published, content, diff: diffPrices(published, content), today }
}

export function warningsOf(
  { published, content, offers, today }: Pick<Pending, 'published' | 'content' | 'offers' | 'today'>,
  texts: AdminTexts,
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

export function faultInWords(
  { reduction, to }: AnnouncedOffer,
  title: string,
  fault: OfferFault,
  { locale, adminPrices, prices }: AdminTexts,
): string {
  const { missing, low, above } = adminPrices.publish.offer
  const price = (amounts: Amounts) => priceText(amounts, locale, prices)
  const values = { title, to: formatDate(to, locale), reduction: formatLei(reduction, locale) }
  const date = formatDate(fault.from, locale)
  switch (fault.problem) {
    case 'missing':
      return fill(missing, { title, to: values.to, date })
    case 'low':
      return fill(low, { ...values, price: price(fault.price) })
    case 'above':
      return fill(above, {
        ...values,
        date,
        price: price(fault.price),
        reference: price(fault.reference),
        after: formatDate(addDays(to, 1), locale),
      })
    default:
      return fault satisfies never
  }
}

/** A price this many times higher or lower is more likely a typing mistake. */
const jump = 5

function questionsAbout(
  item: PriceItem,
  before: PriceItem | undefined,
  { locale, adminPrices, prices: list }: AdminTexts,
): string[] {
  const { check } = adminPrices.publish
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
