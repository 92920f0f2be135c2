import { z } from 'zod'
import { modules } from '../../../content/clinic.ts'
import { triageReview } from '../../../content/complaints/symptoms.ts'
import { isOffered } from '../../../content/offered-treatments.ts'
import type { TreatmentKey } from '../../../content/treatment-list.ts'
import { treatments } from '../../../content/treatments.ts'
import { rowsOf } from '../../../database/read-rows.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { storiesSubject } from '../../../features/stories/stories-subject.server.ts'
import type { TeamMember } from '../../../features/team/members.ts'
import type { TeamContent } from '../../../features/team/team-subject.server.ts'
import type { IsoDate } from '../../../format/dates.ts'

/** What a member answers for on the site. Removing them asks who takes it over. */
export type Vouched = {
  reviews: number
  articles: number
  stories: number
  /** What nobody else does. */
  treatments: readonly TreatmentKey[]
}

export async function readVouched(
  database: AdminDatabase,
  leaver: TeamMember,
  { members }: TeamContent,
): Promise<Vouched> {
  const ids = [leaver.id, ...leaver.takes_over.map(({ of }) => of)]
  const reviewed = treatments.filter(({ key, reviewed }) => isOffered(key) && ids.includes(reviewed.by))
  const [articles, { stories }] = await Promise.all([
    readReviewed(database, ids),
    storiesSubject.readPublished(database),
  ])
  return {
    reviews: reviewed.length + Number(ids.includes(triageReview.by)),
    articles,
    stories: modules.stories
      ? stories.filter(({ doctor, hidden }) => doctor === leaver.id && !hidden).length
      : 0,
    treatments: undoneWithout(members, leaver.id),
  }
}

export function vouchesForSomething({ reviews, articles, stories, treatments }: Vouched): boolean {
  return reviews + articles + stories + treatments.length > 0
}

/** What nobody who is shown does any more without them. */
export function undoneWithout(members: readonly TeamMember[], id: string): TreatmentKey[] {
  const done = (list: readonly TeamMember[]) =>
    new Set(list.filter(({ hidden }) => !hidden).flatMap((member) => member.treatments))
  const left = done(members.filter((member) => member.id !== id))
  return [...done(members)].filter((key) => isOffered(key) && !left.has(key))
}

/**
 * The team without one member. Their heir answers from that day on for the texts they had reviewed or taken over,
 * and does the treatments that nobody else does. Stories stay with the dentist who treated the patient, without
 * the name.
 */
export function withoutMember(
  { members }: TeamContent,
  leaver: TeamMember,
  heir: string | null,
  on: IsoDate,
): TeamContent {
  const taken = [leaver.id, ...leaver.takes_over.map(({ of }) => of)].map((of) => ({ of, on }))
  const undone = undoneWithout(members, leaver.id)
  return {
    members: members
      .filter(({ id }) => id !== leaver.id)
      .map((member) =>
        member.id === heir
          ? {
              ...member,
              treatments: [...member.treatments, ...undone],
              takes_over: [...member.takes_over, ...taken],
            }
          : member,
      ),
  }
}

async function readReviewed(database: AdminDatabase, ids: readonly string[]): Promise<number> {
  if (!modules.news) return 0
  const query = database.from('news_articles').select('slug').eq('published', true).in('reviewed_by', ids)
  return z.array(z.object({ slug: z.string() })).parse(await rowsOf('news_articles', query)).length
}
