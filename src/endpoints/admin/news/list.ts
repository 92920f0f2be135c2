import {
  type ArticleErrors,
  isSlug,
  type NewArticle,
  readNewArticle,
  slugOf,
} from '../../../features/admin/drafts/article-form.server.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import {
  type ListedArticle,
  listArticles,
  stateOfArticle,
} from '../../../features/news/article-list.server.ts'
import { articleSubject, newArticle } from '../../../features/news/article-subject.server.ts'
import { readDraftAndPublished, saveDraft } from '../../../features/publishing/draft-store.server.ts'
import { formatDate, formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { reportError } from '../../../http/log.ts'
import { readForm } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { locales, speaks } from '../../../locale.ts'
import adminNewsPage from '../../../pages/admin/news/page.server.ts'
import type { AdminNewsProps, ArticleRow } from '../../../pages/admin/news/page.tsx'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { sharedBar } from '../shared-bar.ts'
import { articleNotices, newsNotices } from './news-notices.ts'

type Shown = Partial<Pick<AdminNewsProps, 'notice'>> & { values?: NewArticle; errors?: ArticleErrors }

/** Every article in any state, and beginning a new one. */
export function newsEndpoint({ data }: AdminServices) {
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: newsNotices.asked(c, session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts } = session
    const { errors: words } = texts.adminNews
    const form = await readForm(c.req.raw, bodyLimits.adminForm)
    const values = readNewArticle(form ?? new URLSearchParams())
    const slug = values.address === '' ? slugOf(values.title) : values.address
    const errors: ArticleErrors = {}
    if (slugOf(values.title).length < 3) errors.titlu = words.title
    else if (!isSlug(slug)) errors.adresa = words.address
    if (values.languages.length === 0) errors[`limba-${locale}`] = words.languages
    if (Object.keys(errors).length > 0) return answer(c, session, { values, errors }, 422)
    const subject = articleSubject(slug)
    const {
      draft: { version },
      published,
    } = await readDraftAndPublished(database, subject)
    const content = { article: newArticle(values.languages, values.title) }
    const isFree = version === 0 && published.article === null
    const saved = isFree ? await saveDraft(database, subject, 0, content, { step: 'edit' }) : null
    if (saved === null)
      return answer(c, session, { values, errors: { adresa: fill(words.taken, { slug }) } }, 422)
    return articleNotices.back(href('admin/article', locale, { slug }), 'inceput')
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Shown,
    status: PageStatus,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const [bar, listed] = await Promise.all([
      sharedBar(session),
      listArticles(database).catch((error: unknown) => {
        reportError(error, { requestId: requestIdOf(c), during: 'articles' })
        return null
      }),
    ])
    const { adminNews, adminDrafts } = texts
    const now = new Date()
    const props: AdminNewsProps = {
      bar,
      texts: { ...adminNews, errorPrefix: adminDrafts.errorPrefix },
      notice: null,
      values: { title: '', address: '', languages: [locale] },
      errors: {},
      articles: listed?.map((article) => rowOf(article, now, texts)) ?? null,
      ...shown,
    }
    return answerPage(c, adminNewsPage, { locale, params: {}, props, status }, data)
  }
}

function rowOf(article: ListedArticle, now: Date, texts: AdminTexts): ArticleRow {
  const { locale, adminNews } = texts
  const { slug, titles, changed } = article
  const state = stateOfArticle(article, now)
  const named = [titles[locale], ...locales.map((each) => titles[each])].find((title) => title)
  return {
    slug,
    title: named ?? adminNews.list.untitled,
    href: href('admin/article', locale, { slug }),
    state,
    stateText: adminNews.states[state],
    when: whenOf(article, now, texts),
    languages: article.languages
      .filter(speaks)
      .map((each) => adminNews.languages[each])
      .join(', '),
    isChanged: changed && state !== 'draft' && state !== 'withdrawn',
  }
}

/** Since when or from when visitors have it, or who saved the draft. */
export function whenOf(
  article: Pick<ListedArticle, 'published' | 'live_from' | 'was_out' | 'saved_at' | 'saved_by_email'>,
  now: Date,
  { locale, adminNews }: AdminTexts,
): string {
  const { when } = adminNews
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
