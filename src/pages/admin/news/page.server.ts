import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import {
  type ListedArticle,
  listArticles,
  stateOfArticle,
} from '../../../features/news/article-list.server.ts'
import { articleSubject, newArticle } from '../../../features/news/article-subject.server.ts'
import { readDraftAndPublished, saveDraft } from '../../../features/publishing/draft-store.server.ts'
import { fill } from '../../../format/fill.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { reportError } from '../../../http/log.ts'
import { locales, speaks } from '../../../locale.ts'
import { href } from '../../../routes.ts'
import type { AdminPage, AdminRequest, OutcomeOf, SentForm } from '../../admin-page.ts'
import { done, refused } from '../../outcome.ts'
import { shownText, storePicture } from './calls.server.ts'
import { isSlug, readNewArticle, slugOf } from './form.server.ts'
import { type NewsFlash, newsFlashes, whenOf } from './in-words.server.ts'
import type { AdminNewsProps, ArticleRow } from './page.tsx'
import type { NewsWords } from './ro.ts'

type Of = {
  props: AdminNewsProps
  words: NewsWords
  view: Pick<AdminNewsProps, 'values' | 'errors'>
  flash: NewsFlash
}

/** Every article in any state, and beginning a new one. */
export default {
  id: 'admin/news',
  title: ({ words }) => words.metaTitle,
  // Its one button needs no name.
  actions: { '': begin },
  flashes: newsFlashes,
  calls: {
    text: { largest: bodyLimits.article, respond: shownText },
    picture: { largest: bodyLimits.articlePicture, respond: storePicture },
  },

  async load({ database, locale, requestId, texts }, { values, errors = {} }) {
    const listed = await listArticles(database).catch((error: unknown) => {
      reportError(error, { requestId, during: 'articles' })
      return null
    })
    const now = new Date()
    return {
      texts: { ...texts.words, errorPrefix: texts.adminDrafts.errorPrefix },
      values: values ?? { title: '', address: '', languages: [locale] },
      errors,
      articles: listed?.map((article) => rowOf(article, now, texts)) ?? null,
    }
  },
} satisfies AdminPage<Of>

async function begin(
  { form }: SentForm,
  { database, locale, texts }: AdminRequest<NewsWords>,
): Promise<OutcomeOf<Of>> {
  const { errors: words } = texts.words
  const values = readNewArticle(form)
  const slug = values.address === '' ? slugOf(values.title) : values.address
  const errors: AdminNewsProps['errors'] = {}
  if (slugOf(values.title).length < 3) errors.title = words.title
  else if (!isSlug(slug)) errors.address = words.address
  if (values.languages.length === 0) errors[`locale-${locale}`] = words.languages
  if (Object.keys(errors).length > 0) return refused({ values, errors })
  const subject = articleSubject(slug)
  const { draft, published } = await readDraftAndPublished(database, subject)
  const content = { article: newArticle(values.languages, values.title) }
  const isFree = draft.version === 0 && published.article === null
  const saved = isFree ? await saveDraft(database, subject, 0, content, { step: 'edit' }) : null
  if (saved === null) return refused({ values, errors: { address: fill(words.taken, { slug }) } })
  return done('written', { at: href('admin/news/article', locale, { slug }) })
}

function rowOf(article: ListedArticle, now: Date, texts: PlaceTexts<NewsWords>): ArticleRow {
  const { locale, words } = texts
  const { slug, titles, changed } = article
  const state = stateOfArticle(article, now)
  const named = [titles[locale], ...locales.map((each) => titles[each])].find((title) => title)
  return {
    slug,
    title: named ?? words.list.untitled,
    href: href('admin/news/article', locale, { slug }),
    state,
    stateText: words.states[state],
    when: whenOf(article, now, texts),
    languages: article.languages
      .filter(speaks)
      .map((each) => words.languages[each])
      .join(', '),
    isChanged: changed && state !== 'draft' && state !== 'withdrawn',
  }
}
