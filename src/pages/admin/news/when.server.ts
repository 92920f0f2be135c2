import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import { type ListedArticle, stateOfArticle } from '../../../features/news/article-list.server.ts'
import { formatDate, formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
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
