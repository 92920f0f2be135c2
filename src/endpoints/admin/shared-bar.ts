import type { AdminBarProps } from '../../features/admin/frame/admin-bar.tsx'
import { adminBar } from '../../features/admin/frame/frame-props.server.ts'
import { countWaiting } from '../../features/admin/requests/request-store.server.ts'
import type { AnySubject } from '../../features/admin/subjects/published-subject.ts'
import { subjectBar } from '../../features/admin/subjects/subject-bar.server.ts'
import { unreadBars } from '../../features/admin/subjects/unread.server.ts'
import { articleOf } from '../../features/news/article-subject.server.ts'
import { readUnpublished } from '../../features/publishing/draft-store.server.ts'
import { type Pending, readPending } from '../../features/publishing/pending.server.ts'
import { newsBar } from '../../pages/admin/news/bar.server.ts'
import { subjectTexts } from '../../pages/load-words.server.ts'
import { hasPage } from '../../routes.ts'
import type { AdminSession } from './admin-context.ts'
import { subjectNamed, subjectNames } from './subjects.ts'

/** A subject that has been read already. */
type Known = { subject: AnySubject; pending: Pending<unknown> }

/** The menu, and what of every subject is not published. */
export async function sharedBar(session: AdminSession, known?: Known): Promise<AdminBarProps> {
  const { account, database, texts } = session
  const [drafts, waiting] = await Promise.all([draftBars(session, known), countWaiting(database)])
  return adminBar(account, texts, drafts, waiting)
}

/** Few subjects have something drafted, and only those are read: an admin page asks for them each time. */
async function draftBars({ database, texts }: AdminSession, known?: Known): Promise<AdminBarProps['drafts']> {
  const names = await readUnpublished(database)
  const isNewsDrafted = hasPage('admin/news') && [...names].some((name) => articleOf(name) !== null)
  const [bars, news] = await Promise.all([
    Promise.all(
      subjectNames.map(async (name) => {
        const subject = subjectNamed(name)
        if (subject === null || !hasPage(subject.page)) return nothing
        const isKnown = known?.subject.subject.name === name
        if (!isKnown && !names.has(name)) return nothing
        const pending = isKnown ? known.pending : await readPending(subject, database)
        return {
          bar: subjectBar(subject, pending, await subjectTexts(subject, texts)),
          unread: unreadBars(subject, pending.draft.unread, texts),
        }
      }),
    ),
    isNewsDrafted ? newsBar(database, texts) : null,
  ])
  const ofNews = subjectNames.indexOf('redirects')
  const own = bars.map(({ bar }) => bar)
  return [...own.toSpliced(ofNews, 0, news), ...bars.flatMap(({ unread }) => unread)]
}

const nothing = { bar: null, unread: [] }
