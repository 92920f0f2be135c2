import type { AdminBarProps } from '../../features/admin/frame/admin-bar.tsx'
import { adminBar } from '../../features/admin/frame/frame-props.server.ts'
import { countWaiting } from '../../features/admin/requests/request-store.server.ts'
import { readPendingRedirects, redirectBar } from '../../features/admin/subjects/admin-redirects.server.ts'
import { draftBar, offerBar } from '../../features/admin/subjects/draft-bar.server.ts'
import { newsBar } from '../../features/admin/subjects/news-bar.server.ts'
import { hoursBar, readPendingHours } from '../../features/admin/subjects/pending-hours.server.ts'
import { readPendingOffers } from '../../features/admin/subjects/pending-offers.server.ts'
import { type Pending, readPending } from '../../features/admin/subjects/pending-prices.server.ts'
import { readPendingStories, storiesBar } from '../../features/admin/subjects/pending-stories.server.ts'
import { readPendingTeam, teamBar } from '../../features/admin/subjects/pending-team.server.ts'
import { hasPage } from '../../routes.ts'
import type { AdminSession } from './admin-context.ts'

/** The menu, and what of every subject is not published. `prices`: if it has been read already. */
export async function sharedBar(
  { account, database, texts }: AdminSession,
  prices?: Omit<Pending, 'draft'>,
): Promise<AdminBarProps> {
  const known = prices === undefined ? readPending(database) : Promise.resolve(prices)
  const [pending, offers, hours, redirects, news, team, stories, waiting] = await Promise.all([
    known,
    readPendingOffers(database, undefined, known),
    readPendingHours(database),
    readPendingRedirects(database),
    hasPage('admin/news') ? newsBar(database, texts) : null,
    readPendingTeam(database),
    hasPage('admin/stories') ? readPendingStories(database) : null,
    countWaiting(database),
  ])
  const drafts = [
    draftBar(pending, texts),
    hasPage('admin/offers') ? offerBar(offers, texts) : null,
    hoursBar(hours, texts),
    news,
    redirectBar(redirects, texts),
    teamBar(team, texts),
    stories && storiesBar(stories, texts),
  ]
  return adminBar(account, texts, drafts, waiting)
}
