import { treatments } from '../../content/treatments.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import { type Locale, locales } from '../../locale.ts'
import type { Collection } from '../../routes.ts'
import type { NewsIndex } from '../news/schema.ts'
import { snapshotIndex } from '../news/snapshot-news.ts'
import type { PublishedOutcomes } from '../outcomes/outcomes.server.ts'
import { yearsWithPage } from '../outcomes/years.ts'
import type { PriceList } from '../prices/schema.ts'
import { snapshotPrices } from '../prices/snapshot-prices.ts'
import type { PublishedTeam } from '../team/members.ts'
import { membersWithPage } from '../team/own-page.ts'

/** A slug that has a page, its languages, and the day it last changed, or null if unknown. */
export type Entry = { slug: string; written: readonly Locale[]; changed: string | null }

/** What the entries of collections follow from. */
export type Lists = {
  prices: PriceList
  news: NewsIndex
  team: { members: PublishedTeam }
  outcomes: PublishedOutcomes
}

/** The same as it is known at any moment, without waiting. */
export type KnownLists = { [Name in keyof Lists]: () => Known[Name] }
type Known = Omit<Lists, 'prices'> & { prices: Pick<PriceList, 'categories'> }

/** As pages are given them. */
export async function listsOf(data: {
  prices(): PriceList | Promise<PriceList>
  newsIndex(): Promise<NewsIndex>
  team(): Promise<Lists['team']>
  outcomes(): Promise<Lists['outcomes']>
}): Promise<Lists> {
  const [prices, news, team, outcomes] = await Promise.all([
    data.prices(),
    data.newsIndex(),
    data.team(),
    data.outcomes(),
  ])
  return { prices, news, team, outcomes }
}

const nobody = { members: [] }
const noYears = { years: null }

/** As the build knows them. */
export function listsOfTheBuild(now: Date): Lists {
  return { prices: snapshotPrices, news: snapshotIndex(now), team: nobody, outcomes: noYears }
}

export const knownOfTheBuild: KnownLists = {
  prices: () => snapshotPrices,
  news: () => snapshotIndex(new Date()),
  team: () => nobody,
  outcomes: () => noYears,
}

/** Every entry of a collection, in the order of its list. */
export function entriesOf(collection: Collection, { prices, news, team, outcomes }: Lists): Entry[] {
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
    case 'team':
      return membersWithPage(team.members).map(({ id }) => ({ slug: id, written: locales, changed: null }))
    case 'outcomes':
      return yearsWithPage(outcomes).map(({ id }) => ({ slug: id, written: locales, changed: null }))
    default:
      return collection satisfies never
  }
}

type Answers = Record<Collection, (slug: string, locale: Locale) => boolean>

/** Whether a slug has a page in a language. Called for every redirect, so it allocates nothing. */
export function entryExists(
  lists: KnownLists,
): (collection: Collection, slug: string, locale: Locale) => boolean {
  const answers: Answers = {
    treatments: (slug) => treatmentSlugs.has(slug),
    priceCategories: (slug) => lists.prices().categories.some((category) => category.slug === slug),
    wholeTreatments: (slug) => wholeSlugs.has(slug),
    articles(slug, locale) {
      const news = lists.news()
      return Object.hasOwn(news, slug) && news[slug]?.[locale] === true
    },
    team: (slug) => membersWithPage(lists.team().members).some(({ id }) => id === slug),
    outcomes: (slug) => yearsWithPage(lists.outcomes()).some(({ id }) => id === slug),
  }
  return (collection, slug, locale) => answers[collection](slug, locale)
}

const treatmentSlugs: ReadonlySet<string> = new Set(treatments.map(({ slug }) => slug))
const wholeSlugs: ReadonlySet<string> = new Set(wholeTreatments.map(({ slug }) => slug))
