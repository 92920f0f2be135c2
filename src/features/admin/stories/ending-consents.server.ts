import { reportNothing } from '../../../database/read-rows.ts'
import { addDays, type IsoDate, isoDateOf } from '../../../format/dates.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import { type PatientStory, readStories } from '../../stories/stories.ts'
import { readConsents } from './consent-store.server.ts'

/** Enough to see the patient and have another paper signed. */
const noticeDays = 30

export type EndingConsent = { story: PatientStory; until: IsoDate; isOver: boolean }

/** Published stories whose consents end within a month, or have ended, the first to end first. */
export async function readEndingConsents(database: AdminDatabase, now: Date): Promise<EndingConsent[]> {
  const [stories, consents] = await Promise.all([
    readStories(database, reportNothing),
    readConsents(database),
  ])
  const today = isoDateOf(now)
  const last = addDays(today, noticeDays)
  return stories
    .flatMap((story) => {
      const consent = consents.get(story.id)
      const isReadable = consent !== undefined && consent !== 'unread'
      const until = isReadable && consent.withdrawn_at === null ? consent.until : null
      if (until === null || until > last) return []
      const isOver = until < today
      // What has ended is hidden by the night, and deleted after thirty days.
      return story.hidden && !isOver ? [] : [{ story, until, isOver }]
    })
    .toSorted((a, b) => a.until.localeCompare(b.until))
}
