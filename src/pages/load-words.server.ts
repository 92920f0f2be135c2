import type { Place } from '../features/admin/frame/admin-bar.tsx'
import type { AdminTexts } from '../features/admin/frame/texts.server.ts'
import type {
  AdminPageId,
  AnySubject,
  OpenPageId,
  PlaceTexts,
  SubjectWords,
} from '../features/admin/subjects/published-subject.ts'
import { defaultLocale, type Locale, perLocale } from '../locale.ts'
import { onceEach } from '../once-each.ts'
import { pageIds, type RouteId } from '../routes.ts'

/** By folder and language. Each page holds its words to the type of its Romanian file. */
const modules = import.meta.glob<{ words: SubjectWords }>('./admin/*/??.ts')

const wordsIn = perLocale((locale: Locale) =>
  onceEach(async (id: AdminPageId | OpenPageId): Promise<SubjectWords> => {
    const load = modules[`./${id}/${locale}.ts`]
    if (load === undefined) throw new Error(`There is no src/pages/${id}/${locale}.ts`)
    return (await load()).words
  }),
)

/** The texts of all admin pages, with the words of one of them. */
export async function pageTexts(id: AdminPageId, texts: AdminTexts): Promise<PlaceTexts> {
  return { ...texts, words: await wordsIn(texts.locale)(id) }
}

/** The menu: every page that says how it is called there, in the order of the routes. */
export async function menuPlaces(locale: Locale): Promise<Place[]> {
  const ids = pageIds.filter(isPlace)
  const named = await Promise.all(ids.map(async (id) => ({ id, text: (await wordsIn(locale)(id)).menu })))
  return named.filter(({ text }) => text !== undefined)
}

function isPlace(id: RouteId): id is AdminPageId | OpenPageId {
  return `./${id}/${defaultLocale}.ts` in modules
}

/** The texts with the words of a subject: those of the page that publishes it. */
export function subjectTexts({ page }: Pick<AnySubject, 'page'>, texts: AdminTexts): Promise<PlaceTexts> {
  return pageTexts(page, texts)
}

/** The words of a page that needs no sign-in. */
export function openWords(id: OpenPageId, locale: Locale): Promise<object> {
  return wordsIn(locale)(id)
}
