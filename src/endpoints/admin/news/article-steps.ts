import { orFindOut } from '../../../database/or-find-out.ts'
import {
  type ArticleErrors,
  type ArticleValues,
  isSlug,
} from '../../../features/admin/drafts/article-form.server.ts'
import { adminArticleSubject } from '../../../features/admin/subjects/admin-article.server.ts'
import {
  dropArticle,
  readStanding,
  renameArticle,
  withdrawArticle,
} from '../../../features/news/article-list.server.ts'
import { fill } from '../../../format/fill.ts'
import type { Locale } from '../../../locale.ts'
import type { AdminArticleProps } from '../../../pages/admin/article/props.ts'
import { href } from '../../../routes.ts'
import {
  type AdminContext,
  type AdminServices,
  type AdminSession,
  type AnswerWith,
  slugIn,
} from '../admin-context.ts'
import { type StateOf, staleNotice } from '../notices.ts'
import type { Refused } from '../publishing/publish-result.ts'
import { changeForVisitors } from '../publishing/show-change.ts'
import { articleNotices, newsNotices } from './news-notices.ts'

/** What the page of an article is shown with. */
export type Shown = Partial<Refused> & {
  values?: ArticleValues
  errors?: ArticleErrors
  conflict?: AdminArticleProps['conflict']
  /** What the form was made of; after a conflict the newest, for the next save counts. */
  version?: number
  withdrawing?: AdminArticleProps['withdrawing']
  address?: AdminArticleProps['address']
  /** What was typed about a photograph that could not be added. */
  picture?: Pick<AdminArticleProps['pictures'], 'values' | 'errors'>
}

/** What can be done to an article besides writing and publishing it. */
export function articleSteps(answer: AnswerWith<Shown>, services: AdminServices) {
  return { withdraw, rename, drop }

  /** Visitors have it no more; its text stays as a draft. */
  async function withdraw(c: AdminContext, session: AdminSession, note: string): Promise<Response> {
    const { database, locale, texts } = session
    const slug = slugIn(c)
    if (note.length < 3 || note.length > 300) {
      const withdrawing = { note: note.slice(0, 2000), error: texts.adminNews.withdraw.wrong }
      return answer(c, session, { withdrawing }, 422)
    }
    const ask = () => withdrawArticle(database, slug, note)
    await changeForVisitors(c, adminArticleSubject(slug), services, {
      event: 'withdrawn',
      ask: () => orFindOut(ask, ask),
      changed: (isGone) => isGone,
    })
    // Whoever pressed twice, or whose first answer was lost, reads what is true of the article.
    const { was_out, published } = await readStanding(database, slug)
    return back(locale, slug, was_out && !published ? 'retras' : 'nimic')
  }

  async function drop(c: AdminContext, session: AdminSession, version: number): Promise<Response> {
    const { database, locale, texts } = session
    const slug = slugIn(c)
    const outcome = await dropArticle(database, slug, version)
    if (outcome === 'done') return newsNotices.back(href('admin/news', locale), 'sters')
    if (outcome === 'missing') return back(locale, slug, 'vechi')
    return answer(c, session, { notice: staleNotice(texts) }, 409)
  }

  async function rename(c: AdminContext, session: AdminSession, next: string): Promise<Response> {
    const { database, locale, texts } = session
    const { errors } = texts.adminNews
    const slug = slugIn(c)
    if (next === slug) return back(locale, slug, 'neschimbat')
    const error = !isSlug(next)
      ? errors.address
      : (await renameArticle(database, slug, next))
        ? null
        : fill(errors.taken, { slug: next })
    if (error === null) return back(locale, next, 'mutat')
    return answer(c, session, { address: { slug: next, error } }, 422)
  }
}

export function back(locale: Locale, slug: string, state: StateOf<typeof articleNotices>): Response {
  return articleNotices.back(href('admin/article', locale, { slug }), state)
}
