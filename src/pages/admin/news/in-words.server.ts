import { wordsBeside } from '../../../content/words-beside.ts'
import type { DraftBarProps } from '../../../features/admin/frame/draft-bar.tsx'
import { success } from '../../../features/admin/frame/flashes.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import {
  type ListedArticle,
  listArticles,
  stateOfArticle,
} from '../../../features/news/article-list.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { formatTime } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { href } from '../../../routes.ts'
import type { NewsWords } from './ro.ts'

/** Since when or from when visitors have it, or who saved the draft. */
export function whenOf(
  article: Pick<ListedArticle, 'published' | 'live_from' | 'was_out' | 'saved_at' | 'saved_by_email'>,
  now: Date,
  { locale, words }: PlaceTexts<NewsWords>,
): string {
  const { when } = words
  const state = stateOfArticle(article, now)
  const moment = (text: string) => {
    const at = new Date(text)
    return { date: formatDate(at, locale), time: formatTime(at) }
  }
  switch (state) {
    case 'withdrawn':
      return when.withdrawn
    case 'live':
      return fill(when.live, { date: moment(article.live_from ?? '').date })
    case 'scheduled':
      return fill(when.scheduled, moment(article.live_from ?? ''))
    case 'draft':
      return article.saved_at === null
        ? ''
        : fill(when.draft, { ...moment(article.saved_at), email: article.saved_by_email ?? '' })
    default:
      return state satisfies never
  }
}

type Texts = { words: NewsWords }

/** What the list says of a step, and what the page of an article does. */
export const newsFlashes = {
  written: ({ words }: Texts) => success(words.notices.written),
  withdrawn: ({ words }: Texts) => success(words.notices.withdrawn),
  renamed: ({ words }: Texts) => success(words.notices.renamed),
  unchanged: ({ words }: Texts) => success(words.notices.sameAddress),
  picture: ({ words }: Texts) => success(words.pictures.added),
  dropped: ({ words }: Texts) => success(words.notices.dropped),
}

export type NewsFlash = keyof typeof newsFlashes

/** What the pages of articles say, for what is said of them elsewhere in the admin. */
export const newsWords = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

/** How many articles say something else in their drafts; what nobody has seen yet or any more is no such change. */
export async function newsBar(database: AdminDatabase, texts: AdminTexts): Promise<DraftBarProps | null> {
  const listed = await listArticles(database)
  const count = listed.filter(({ changed, published }) => changed && published).length
  if (count === 0) return null
  const { locale, adminFrame } = texts
  const words = await newsWords(locale)
  return {
    label: words.draft,
    changes: plural(count, words.changes, locale),
    average: null,
    warnings: [],
    preview: null,
    publish: adminFrame.bar.publish,
    address: href('admin/news', locale),
  }
}
