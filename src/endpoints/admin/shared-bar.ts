import type { AdminBarProps } from '../../features/admin/frame/admin-bar.tsx'
import type { DraftBarProps } from '../../features/admin/frame/draft-bar.tsx'
import { adminBar } from '../../features/admin/frame/frame-props.server.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import { countWaiting } from '../../features/admin/requests/request-store.server.ts'
import { readPendingRedirects, redirectBar } from '../../features/admin/subjects/admin-redirects.server.ts'
import { draftBar, offerBar } from '../../features/admin/subjects/draft-bar.server.ts'
import { newsBar } from '../../features/admin/subjects/news-bar.server.ts'
import { hoursBar, readPendingHours } from '../../features/admin/subjects/pending-hours.server.ts'
import { readPendingOffers } from '../../features/admin/subjects/pending-offers.server.ts'
import { type Pending, readPending } from '../../features/admin/subjects/pending-prices.server.ts'
import { readPendingStories, storiesBar } from '../../features/admin/subjects/pending-stories.server.ts'
import { readPendingTeam, teamBar } from '../../features/admin/subjects/pending-team.server.ts'
import { unreadBars } from '../../features/admin/subjects/unread.server.ts'
import { hoursSubject } from '../../features/clinic/hours-subject.server.ts'
import { articleOf } from '../../features/news/article-subject.server.ts'
import { offerSubject } from '../../features/offer/offer-subject.server.ts'
import { priceSubject } from '../../features/prices/price-subject.server.ts'
import { readUnpublished, type Unread } from '../../features/publishing/draft-store.server.ts'
import type { AdminDatabase } from '../../features/publishing/subject.ts'
import { redirectSubject } from '../../features/redirects/redirect-subject.server.ts'
import { storiesSubject } from '../../features/stories/stories-subject.server.ts'
import { teamSubject } from '../../features/team/team-subject.server.ts'
import { once } from '../../http/once.ts'
import { hasPage } from '../../routes.ts'
import type { AdminSession } from './admin-context.ts'

/** The menu, and what of every subject is not published. `prices`: if it has been read already. */
export async function sharedBar(session: AdminSession, prices?: KnownPrices): Promise<AdminBarProps> {
  const { account, database, texts } = session
  const [drafts, waiting] = await Promise.all([draftBars(session, prices), countWaiting(database)])
  return adminBar(account, texts, drafts, waiting)
}

type KnownPrices = Omit<Pending, 'draft'> & Partial<Pick<Pending, 'draft'>>

/** Few subjects have something drafted, and only those are read: an admin page asks for them each time. */
async function draftBars(
  { database, texts }: AdminSession,
  prices?: KnownPrices,
): Promise<AdminBarProps['drafts']> {
  const names = await readUnpublished(database)
  const readPrices = once(async (): Promise<KnownPrices> => prices ?? (await readPending(database)))
  /** Null without reading, where what is drafted is what visitors have. */
  const unread: DraftBarProps[] = []
  const barOf = async <Read extends { draft?: { unread: Unread } }>(
    { name }: { name: string },
    read: (database: AdminDatabase) => Promise<Read>,
    show: (read: Read, texts: AdminTexts) => DraftBarProps | null,
  ) => {
    if (!names.has(name)) return null
    const pending = await read(database)
    unread.push(...unreadBars(name, pending.draft?.unread, texts))
    return show(pending, texts)
  }
  unread.push(...unreadBars(priceSubject.name, prices?.draft?.unread, texts))
  const bars = await Promise.all([
    prices === undefined ? barOf(priceSubject, readPrices, draftBar) : draftBar(prices, texts),
    hasPage('admin/offers')
      ? barOf(offerSubject, () => readPendingOffers(database, undefined, readPrices()), offerBar)
      : null,
    barOf(hoursSubject, readPendingHours, hoursBar),
    hasPage('admin/news') && [...names].some((name) => articleOf(name) !== null)
      ? newsBar(database, texts)
      : null,
    barOf(redirectSubject, readPendingRedirects, redirectBar),
    barOf(teamSubject, readPendingTeam, teamBar),
    hasPage('admin/stories') ? barOf(storiesSubject, readPendingStories, storiesBar) : null,
  ])
  return [...bars, ...unread]
}
