import { type IsoDate, isoDateOf } from '../../format/dates.ts'
import { type Draft, readDraftAndPublished } from './draft-store.server.ts'
import type { AdminDatabase, Subject } from './subject.ts'

/** What publishing a draft today would change, and what must be known besides to judge it. */
export type Pending<Content, Related = unknown> = Related & {
  draft: Draft<Content>
  published: Content
  /** The content as visitors would see it. */
  content: Content
  today: IsoDate
}

/** How a draft becomes what visitors would have. */
export type Publishable<Content, Related> = {
  subject: Subject<Content>
  /** A draft as it would be published now. Left out, as `normalise` leaves it. */
  forVisitors?(drafted: Content, published: Content, now: Date): Content
  /** Read from other tables; `read` settles once the draft is read. */
  related(
    database: AdminDatabase,
    read: Promise<Pick<Pending<Content>, 'published' | 'content' | 'today'>>,
  ): Promise<Related>
}

/** `instead`: content that would be published in place of the draft. */
export async function readPending<Content, Related>(
  { subject, forVisitors, related }: Publishable<Content, Related>,
  database: AdminDatabase,
  instead?: Content,
): Promise<Pending<Content, Related>> {
  const now = new Date()
  const reading = readDraftAndPublished(database, subject).then((stored) => {
    const published = subject.normalise(stored.published)
    const drafted = instead ?? stored.draft.content
    const content = forVisitors?.(drafted, published, now) ?? subject.normalise(drafted)
    return { draft: stored.draft, published, content, today: isoDateOf(now) }
  })
  const [read, more] = await Promise.all([reading, related(database, reading)])
  return { ...more, ...read }
}

/** The same for all of a page that ask: each subject is read once. */
export type PendingReader = <Content, Related>(
  subject: Publishable<Content, Related>,
) => Promise<Pending<Content, Related>>

export function pendingReader(database: AdminDatabase): PendingReader {
  const reads = new Map<string, Promise<unknown>>()
  return read
  function read<Content, Related>(subject: Publishable<Content, Related>): Promise<Pending<Content, Related>>
  function read(publishable: Publishable<unknown, unknown>): Promise<unknown> {
    const { name } = publishable.subject
    const found = reads.get(name) ?? readPending(publishable, database)
    reads.set(name, found)
    return found
  }
}

/** Where the draft itself says all. */
export async function nothingMore(): Promise<object> {
  return {}
}
