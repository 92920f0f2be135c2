import type { AdminBarProps } from '../../../features/admin/frame/admin-bar.tsx'
import type { DraftBarProps } from '../../../features/admin/frame/draft-bar.tsx'
import { adminBar } from '../../../features/admin/frame/frame-props.server.ts'
import { countWaiting } from '../../../features/admin/requests/request-store.server.ts'
import { subjectBar } from '../../../features/admin/subjects/subject-bar.server.ts'
import { unreadBars } from '../../../features/admin/subjects/unread.server.ts'
import { readUnpublished } from '../../../features/publishing/draft-store.server.ts'
import { type PendingReader, pendingReader } from '../../../features/publishing/pending.server.ts'
import { isFamily, published } from '../../../pages/load-subjects.server.ts'
import { menuPlaces, subjectTexts } from '../../../pages/load-words.server.ts'
import type { AnySiteSubject, SubjectFamily } from '../../../pages/site-subject.ts'
import { hasPage } from '../../../routes.ts'
import type { AdminSession } from '../admin-context.ts'

/** The menu, and a bar for each subject with unpublished changes. `own`: the subject of the page, which has one in any case. */
export async function sharedBar(
  session: AdminSession,
  pending: PendingReader = pendingReader(session.database),
  own?: AnySiteSubject,
): Promise<AdminBarProps> {
  const { account, database, texts } = session
  const [places, drafts, waiting] = await Promise.all([
    menuPlaces(texts.locale),
    draftBars(session, pending, own),
    countWaiting(database),
  ])
  return adminBar(account, texts, { places, drafts }, waiting)
}

/** Few subjects have something drafted, and only those are read: an admin page asks for them each time. */
async function draftBars(
  { database, texts }: AdminSession,
  pending: PendingReader,
  own: AnySiteSubject | undefined,
): Promise<AdminBarProps['drafts']> {
  const names = await readUnpublished(database)
  const bars = await Promise.all(
    published.filter(({ page }) => hasPage(page)).map((each) => (isFamily(each) ? ofFamily(each) : of(each))),
  )
  return [...bars.map(({ bar }) => bar), ...bars.flatMap(({ unread }) => unread)]

  async function ofFamily(family: SubjectFamily): Promise<Bars> {
    const isDrafted = [...names].some((name) => family.named(name) !== null)
    return { bar: isDrafted ? await family.bar(database, texts) : null, unread: [] }
  }

  async function of(subject: AnySiteSubject): Promise<Bars> {
    if (subject !== own && !names.has(subject.subject.name)) return { bar: null, unread: [] }
    const [read, ofSubject] = await Promise.all([pending(subject), subjectTexts(subject, texts)])
    return {
      bar: subjectBar(subject, read, ofSubject),
      unread: unreadBars(subject, read.draft.unread, ofSubject),
    }
  }
}

type Bars = { bar: DraftBarProps | null; unread: DraftBarProps[] }
