import { pageIds } from '../routes.ts'
import type { AnySiteSubject, SubjectFamily } from './site-subject.ts'

const modules = import.meta.glob<AnySiteSubject | SubjectFamily>('./admin/*/subject.server.ts', {
  eager: true,
  import: 'subject',
})

/** What is drafted and published, in the order of the menu. A row of `private.subjects` each. */
export const published = Object.values(modules)
  .filter((each) => each !== undefined)
  .toSorted((a, b) => pageIds.indexOf(a.page) - pageIds.indexOf(b.page))

/** Those that are one thing each. */
export const subjects = published.flatMap((each) => (isFamily(each) ? [] : [each]))
export const subjectNames = subjects.map(({ subject }) => subject.name)

/** The subject of that name; null where there is none. */
export function subjectNamed(name: string): AnySiteSubject | null {
  for (const each of published) {
    const found = isFamily(each) ? each.named(name) : each.subject.name === name ? each : null
    if (found !== null) return found
  }
  return null
}

export function isFamily(each: AnySiteSubject | SubjectFamily): each is SubjectFamily {
  return 'named' in each
}
