import { z } from 'zod'
import { slug as anySlug, isoDate } from '../../content/schema.ts'
import { priceKinds, priceUnits, treatmentKeys, vatStates } from '../../content/vocabulary.ts'
import { byLocale } from '../../format/by-locale.ts'
import { defaultLocale, type Locale, locales } from '../../locale.ts'

/** As long as the tables take it. */
const slug = anySlug.max(80)
/** A year that was mistyped is no day of a price list. */
const day = isoDate.refine((date) => date >= '2000-01-01' && date <= '2100-01-01', {
  error: 'a day of this century',
})

const localised = (max: number) => z.strictObject(byLocale(() => z.string().min(2).max(max)))
const localisedList = z.strictObject(byLocale(() => z.array(z.string().min(2).max(140)).max(6)))

function isPaired(list: Record<Locale, readonly string[]>): boolean {
  return locales.every((locale) => list[locale].length === list[defaultLocale].length)
}

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
    amount_min: z.number().int().min(0).max(100_000_000),
    amount_max: z.number().int().min(0).max(100_000_000).nullable(),
    vat: z.enum(vatStates),
    included: localisedList,
    not_included: localisedList,
    treatments: z.array(z.enum(treatmentKeys)),
    valid_from: day,
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
export type PriceItem = z.infer<typeof priceItem>

export const priceList = z.strictObject({
  /** The day on which the list was last published. */
  published_on: isoDate,
  categories: z.array(priceCategory).min(1),
  items: z.array(priceItem).min(1),
})
export type PriceList = z.infer<typeof priceList>
export type WrittenPriceList = z.input<typeof priceList>

/** The list as it is edited and published: hidden rows included, without the day that readers are told. */
export const priceContent = z
  .strictObject({
    categories: z.array(priceCategory).min(1).max(50),
    items: z.array(priceItem).min(1).max(1000),
  })
  .refine(({ items }) => new Set(items.map(({ id }) => id)).size === items.length, {
    error: 'a row is there once',
    path: ['items'],
  })
  .refine(
    ({ categories, items }) =>
      items.every((item) => categories.some((category) => category.slug === item.category)),
    { error: 'a row belongs to a category of the list', path: ['items'] },
  )
export type PriceContent = z.infer<typeof priceContent>
