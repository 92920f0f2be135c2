import { z } from 'zod'
import { isoDate } from '../../content/iso-date.ts'
import { slug as anySlug } from '../../content/schema.ts'
import { treatmentKeys } from '../../content/treatment-list.ts'
import { priceKinds, priceUnits, vatStates } from '../../content/vocabulary.ts'
import { byLocale } from '../../format/by-locale.ts'
import { defaultLocale, type Locale, writtenLocales } from '../../locale.ts'

/** The maximum length in the tables. */
const slug = anySlug.max(80)
/** A mistyped year is refused. */
const day = isoDate.refine((date) => date >= '2000-01-01' && date <= '2100-01-01', {
  error: 'a day of this century',
})

const localised = (max: number) => z.strictObject(byLocale(() => z.string().min(2).max(max)))
const localisedList = z.strictObject(byLocale(() => z.array(z.string().min(2).max(140)).max(6)))

function isPaired(list: Record<Locale, readonly string[]>): boolean {
  return writtenLocales.every((locale) => list[locale].length === list[defaultLocale].length)
}

const amount = z.number().int().min(0).max(100_000_000)
/**
 * Treatment pages that quote the row: a set, so the order in which they were ticked or stored makes no difference.
 */
const treatmentSet = z.array(z.enum(treatmentKeys)).transform((keys) => [...new Set(keys)].sort())

export const priceCategory = z.strictObject({
  slug,
  position: z.number().int().min(0),
  title: localised(60),
  description: localised(300),
})
export type PriceCategory = z.infer<typeof priceCategory>

/** Amounts are integer bani, final, VAT included where it applies. */
export const priceItem = z
  .strictObject({
    id: slug,
    category: slug,
    position: z.number().int().min(0),
    title: localised(110),
    unit: z.enum(priceUnits),
    kind: z.enum(priceKinds),
    amount_min: amount,
    amount_max: amount.nullable(),
    vat: z.enum(vatStates),
    included: localisedList,
    not_included: localisedList,
    treatments: treatmentSet,
    /** Since when the price is in force; set by publishing. A row that begins later is not shown before. */
    valid_from: day,
    /** A planned price, a range when it has an upper amount. */
    next_min: amount.nullable().default(null),
    next_max: amount.nullable().default(null),
    next_from: day.nullable().default(null),
    hidden: z.boolean(),
  })
  .refine((item) => (item.kind === 'range') === (item.amount_max !== null), {
    error: 'only a range has an upper amount',
    path: ['amount_max'],
  })
  .refine((item) => item.amount_max === null || item.amount_max > item.amount_min, {
    error: 'a range goes upwards',
    path: ['amount_max'],
  })
  .refine((item) => isPaired(item.included), {
    error: 'the lists say the same in every language',
    path: ['included', 'pairs'],
  })
  .refine((item) => isPaired(item.not_included), {
    error: 'the lists say the same in every language',
    path: ['not_included', 'pairs'],
  })
  .refine((item) => item.next_from === null || item.next_min !== null, {
    error: 'a day waits for an amount',
    path: ['next_min'],
  })
  .refine((item) => item.next_min !== null || item.next_max === null, {
    error: 'an upper amount has a lower one',
    path: ['next_min'],
  })
  .refine((item) => item.next_max === null || item.next_min === null || item.next_max > item.next_min, {
    error: 'a range goes upwards',
    path: ['next_max'],
  })
  .refine((item) => item.next_min === null || (item.next_from !== null && item.next_from > item.valid_from), {
    error: 'an amount that waits has a day, later than the price before it',
    path: ['next_from'],
  })
export type PriceItem = z.infer<typeof priceItem>

/** An announced reduction, in bani, from its first to its last day in Bucharest. */
export const announcedOffer = z.strictObject({
  id: slug,
  item: slug,
  reduction: z.number().int().min(1),
  from: isoDate,
  to: isoDate,
  /** The lowest price of the thirty days before it; null when there was none. */
  reference: z
    .strictObject({ kind: z.enum(priceKinds), amount_min: amount, amount_max: amount.nullable() })
    .nullable(),
})
export type AnnouncedOffer = z.infer<typeof announcedOffer>

export const priceList = z.strictObject({
  /** The day on which the list was last published. */
  published_on: isoDate,
  categories: z.array(priceCategory).min(1),
  items: z.array(priceItem).min(1),
  /** Current and future ones. */
  offers: z.array(announcedOffer),
})
export type PriceList = z.infer<typeof priceList>
export type WrittenPriceList = z.input<typeof priceList>

/** The list as it is edited and published: with hidden rows, without its date. */
export const priceContent = z
  .strictObject({
    categories: z.array(priceCategory).min(1).max(50),
    items: z.array(priceItem).min(1).max(1000),
  })
  .superRefine(({ categories, items }, context) => {
    const slugs = new Set(categories.map(({ slug }) => slug))
    const ids = new Set<string>()
    for (const [at, { id, category }] of items.entries()) {
      const path = ['items', at]
      if (ids.has(id)) context.addIssue({ code: 'custom', message: 'a row is there once', path })
      ids.add(id)
      if (!slugs.has(category))
        context.addIssue({ code: 'custom', message: 'a row belongs to a category of the list', path })
    }
  })
export type PriceContent = z.infer<typeof priceContent>
