import { treatments } from '../../content/treatments.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import { type Locale, locales } from '../../locale.ts'
import type { Collection } from '../../routes.ts'
import type { NewsIndex } from '../news/schema.ts'
import type { PriceList } from '../prices/schema.ts'

/** A slug that has a page, its languages, and the day it last changed. */
export type Entry = { slug: string; written: readonly Locale[]; changed: string }

type Lists = { prices: PriceList; news: NewsIndex }

/** Every entry of a collection, in the order of its list. */
export function entriesOf(collection: Collection, { prices, news }: Lists): Entry[] {
  switch (collection) {
    case 'treatments':
      return treatments.map(({ slug, reviewed }) => ({ slug, written: locales, changed: reviewed.on }))
    case 'priceCategories':
      return prices.categories.map(({ slug }) => ({ slug, written: locales, changed: prices.published_on }))
    case 'wholeTreatments':
      return wholeTreatments.map(({ slug }) => ({ slug, written: locales, changed: prices.published_on }))
    case 'articles':
      return Object.entries(news).map(([slug, article]) => ({
        slug,
        written: locales.filter((locale) => article[locale]),
        changed: article.updated_on,
      }))
    default:
      return collection satisfies never
  }
}

type Answers = Record<Collection, (slug: string, locale: Locale) => boolean>

/** Whether a slug has a page in a language. Called for every redirect, so it allocates nothing. */
export function entryExists(lists: {
  prices(): Pick<PriceList, 'categories'>
  news(): NewsIndex
}): (collection: Collection, slug: string, locale: Locale) => boolean {
  const answers: Answers = {
    treatments: (slug) => treatmentSlugs.has(slug),
    priceCategories: (slug) => lists.prices().categories.some((category) => category.slug === slug),
    wholeTreatments: (slug) => wholeSlugs.has(slug),
    articles(slug, locale) {
      const news = lists.news()
      return Object.hasOwn(news, slug) && news[slug]?.[locale] === true
    },
  }
  return (collection, slug, locale) => answers[collection](slug, locale)
}

const treatmentSlugs: ReadonlySet<string> = new Set(treatments.map(({ slug }) => slug))
const wholeSlugs: ReadonlySet<string> = new Set(wholeTreatments.map(({ slug }) => slug))
