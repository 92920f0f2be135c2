import type { Freshness } from '../../../database/freshness.ts'
import { listOn } from '../../../features/prices/on-day.ts'
import type {
  AnnouncedOffer,
  PriceCategory,
  PriceContent,
  PriceList,
} from '../../../features/prices/schema.ts'
import { isSame } from '../../../features/publishing/changes.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import type { IsoDate } from '../../../format/dates.ts'
import type { Locale } from '../../../locale.ts'
import { hours as hoursOfClinic } from '../../../pages/admin/hours/subject.server.ts'
import { offers as announcedOffers } from '../../../pages/admin/offers/subject.server.ts'
import { prices as priceList } from '../../../pages/admin/prices/subject.server.ts'
import { draftedStories } from '../../../pages/admin/stories/drafted-stories.server.ts'
import { stories as patientStories } from '../../../pages/admin/stories/subject.server.ts'
import { team as clinicTeam } from '../../../pages/admin/team/subject.server.ts'
import { loadPageServer } from '../../../pages/load-page-server.server.ts'
import { changedPages } from '../../../rendering/changed-pages.ts'
import { href } from '../../../routes.ts'
import type { Data } from '../../../sources/data.ts'

/** What of every subject that public pages show is drafted. */
export async function readDrafts(database: AdminDatabase) {
  const [prices, offers, hours, team, stories] = await Promise.all([
    readPending(priceList, database),
    readPending(announcedOffers, database),
    readPending(hoursOfClinic, database),
    readPending(clinicTeam, database),
    readPending(patientStories, database),
  ])
  return { prices, offers, hours, team, stories }
}
export type Drafts = Awaited<ReturnType<typeof readDrafts>>

export function isChanged({ prices, offers, hours, team, stories }: Drafts): boolean {
  return (
    !isSame(stories.published, stories.content) ||
    !isSame(team.published, team.content) ||
    !isSame(hours.published, hours.content) ||
    !isSame(prices.published, prices.content) ||
    !isSame(offers.published, offers.content)
  )
}

/** The list as visitors would have it if the drafts were published today. */
export function draftList({ prices, offers }: Drafts): PriceList & Freshness {
  return shownList(prices.content, offers.announced, prices.today)
}

/** What pages would be made of if the drafts were published today. */
export function draftData(data: Data, drafts: Drafts): Data {
  const { content, today } = drafts.hours
  return {
    ...withPrices(data, drafts.prices.content.categories, draftList(drafts)),
    hours: async () => ({ ...content, source: 'live', asOf: today }),
    team: async () => ({ members: drafts.team.content.members, source: 'live', asOf: today }),
    stories: async () => ({
      stories: draftedStories(drafts.stories, drafts.stories.content),
      source: 'live',
      asOf: today,
    }),
  }
}

/** The public pages that say something else with the drafts than without them. */
export async function touchedPages(
  data: Data,
  drafts: Drafts,
  locale: Locale,
): Promise<{ path: string; title: string }[]> {
  const { prices, hours, team, stories } = drafts
  const { published, offers, today } = prices
  const live = { source: 'live', asOf: today } as const
  const before: Data = {
    ...withPrices(data, published.categories, shownList(published, offers, today)),
    hours: async () => ({ ...hours.published, ...live }),
    team: async () => ({ members: team.published.members, ...live }),
    stories: async () => ({ stories: draftedStories(stories, stories.published), ...live }),
  }
  const after = draftData(data, drafts)
  const pages = await changedPages(['prices', 'hours', 'team', 'stories'], before, after, locale)
  const touched = pages.flatMap(({ path, title }) => (title === null ? [] : [{ path, title }]))
  if (isSame(hours.published, hours.content)) return touched
  // Hours stand at the foot of every page: the first one shows it.
  const home = href('home', locale)
  if (touched.some(({ path }) => path === home)) return touched
  const server = await loadPageServer('home')
  const context = { locale, params: { slug: '' }, query: new URLSearchParams(), now: new Date(), data: after }
  const props = await server.load(context)
  return props === null
    ? touched
    : [{ path: home, title: (await server.meta(props, context)).title }, ...touched]
}

function shownList(content: PriceContent, offers: readonly AnnouncedOffer[], today: IsoDate) {
  const list = listOn({ ...content, offers: [...offers], published_on: today }, today)
  const items = list.items.filter(({ hidden }) => !hidden)
  return { ...list, items, source: 'live', asOf: today } as const
}

/** The data of pages with another price list in it. */
export function withPrices(
  data: Data,
  categories: readonly PriceCategory[],
  list: PriceList & Freshness,
): Data {
  return {
    ...data,
    prices: () => list,
    offers: async () => list,
    knownOffers: () => list.offers,
    priceCategory: async (slug) => categories.find((category) => category.slug === slug) ?? null,
  }
}
