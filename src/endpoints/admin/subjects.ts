import type { AnySubject } from '../../features/admin/subjects/published-subject.ts'
import { articleOf } from '../../features/news/article-subject.server.ts'
import { hours } from '../../pages/admin/hours/subject.server.ts'
import { articleOn } from '../../pages/admin/news/subject.server.ts'
import { offers } from '../../pages/admin/offers/subject.server.ts'
import { prices } from '../../pages/admin/prices/subject.server.ts'
import { redirects } from '../../pages/admin/redirects/subject.server.ts'
import { stories } from '../../pages/admin/stories/subject.server.ts'
import { team } from '../../pages/admin/team/subject.server.ts'

/** What is drafted and published, in the order of the menu. A row of `private.subjects` each. */
const subjects = {
  prices,
  offers,
  hours,
  redirects,
  team,
  stories,
} satisfies Record<string, AnySubject>

export type SubjectName = keyof typeof subjects

export const subjectNames = Object.keys(subjects).filter((name): name is SubjectName => name in subjects)

/** The subject of that name, which may be an article by itself; null where there is none. */
export function subjectNamed(name: string): AnySubject | null {
  const article = articleOf(name)
  if (article !== null) return articleOn(article)
  const known = subjectNames.find((each) => each === name)
  return known === undefined ? null : subjects[known]
}
