import type { AdminTexts } from '../features/admin/frame/texts.server.ts'
import { type AdminPageId, nameOf } from '../features/admin/subjects/published-subject.ts'
import { pageIds } from '../routes.ts'
import type { AnyFieldList } from './field-list.server.ts'
import { subjectTexts } from './load-words.server.ts'
import type { AnySiteSubject, SubjectFamily } from './site-subject.ts'

type Declared = { subject: AnySiteSubject | SubjectFamily; list?: AnyFieldList }
const modules = Object.values(
  import.meta.glob<Declared>('./admin/*/subject.server.ts', { eager: true, import: '*' }),
).filter((each) => each !== undefined)

/** What is drafted and published, in the order of the menu. A row of `private.subjects` each. */
export const published = modules
  .map(({ subject }) => subject)
  .toSorted((a, b) => pageIds.indexOf(a.page) - pageIds.indexOf(b.page))

/** The list that a page, or the page of one thing, is made from, and its subject; null where it has modules of its own. */
export function fieldListOf(id: AdminPageId): { list: AnyFieldList; subject: AnySiteSubject } | null {
  for (const { list, subject } of modules)
    if (list !== undefined && !isFamily(subject) && (list.page === id || list.itemPage === id))
      return { list, subject }
  return null
}

/** The subjects without a key: each is published as a whole. */
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

/** As the database names it; a family by its folder. */
export function nameIn(each: AnySiteSubject | SubjectFamily): string {
  return isFamily(each) ? each.page.slice('admin/'.length) : each.subject.name
}

/** What each is called in words, by that name. */
export async function namesOfSubjects(texts: AdminTexts): Promise<ReadonlyMap<string, string>> {
  const named = published.map(async (each) => {
    const { words } = await subjectTexts(each, texts)
    return [nameIn(each), nameOf(words)] as const
  })
  return new Map(await Promise.all(named))
}
