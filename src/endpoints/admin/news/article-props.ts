import { articleCategories, treatmentKeys } from '../../../content/vocabulary.ts'
import {
  type ArticleValues,
  articleValues,
  textOf,
} from '../../../features/admin/drafts/article-form.server.ts'
import { picturesOf } from '../../../features/admin/drafts/article-picture.server.ts'
import {
  adminArticleSubject,
  type PendingArticle,
} from '../../../features/admin/subjects/admin-article.server.ts'
import { draftProps } from '../../../features/admin/subjects/draft-props.server.ts'
import { type ListedArticle, stateOfArticle } from '../../../features/news/article-list.server.ts'
import type { DraftedArticle } from '../../../features/news/article-subject.server.ts'
import { shownTeam } from '../../../features/team/shown-team.server.ts'
import { byLocale } from '../../../format/by-locale.ts'
import { fill } from '../../../format/fill.ts'
import { locales } from '../../../locale.ts'
import type { AdminArticleProps } from '../../../pages/admin/article/props.ts'
import { subjectTexts } from '../../../pages/load-words.server.ts'
import { href } from '../../../routes.ts'
import type { Data } from '../../../sources/data.ts'
import type { AdminSession } from '../admin-context.ts'
import { sharedBar } from '../shared-bar.ts'
import { whenOf } from './list.ts'
import { writtenText } from './written-text.ts'

type Known = {
  slug: string
  article: DraftedArticle
  pending: PendingArticle
  standing: Pick<ListedArticle, 'published' | 'live_from' | 'was_out'>
  /** What the form holds instead, when it was refused. */
  typed: ArticleValues | undefined
}

/** The page of an article as its draft is. */
export async function articleProps(
  session: AdminSession,
  { slug, article, pending, standing, typed }: Known,
  data: Data,
): Promise<AdminArticleProps> {
  const { locale, texts } = session
  const { adminFrame, adminNews, adminDrafts, adminPhoto, newsPage, treatmentTexts } = texts
  const adminSubject = adminArticleSubject(slug)
  const known = await subjectTexts(adminSubject, texts)
  const own = pending.draft.content.article === null ? { noDraft: adminNews.noArticle } : {}
  const [draft, bar] = await Promise.all([
    draftProps(session, adminSubject, pending, { ...known, words: { ...known.words, ...own } }),
    sharedBar(session),
  ])
  const now = new Date()
  const state = stateOfArticle(standing, now)
  const { saved } = pending.draft
  const values = typed ?? articleValues(article)
  const index = data.knownNews()
  return {
    bar,
    texts: {
      ...adminNews,
      errorPrefix: adminDrafts.errorPrefix,
      conflicts: adminDrafts.conflict,
      formatting: adminFrame.formatting,
      inLanguage: adminDrafts.inLanguage,
      photo: {
        lead: adminPhoto.lead,
        file: adminPhoto.fields.foto.label,
        unavailable: adminPhoto.problems.unavailable,
      },
    },
    notice: null,
    ...draft,
    draftTexts: {
      ...draft.draftTexts,
      publish: { ...draft.draftTexts.publish, note: adminNews.note },
    },
    slug,
    standing: {
      state,
      text: adminNews.states[state],
      when: whenOf(
        { ...standing, saved_at: saved?.at ?? null, saved_by_email: saved?.by ?? null },
        now,
        texts,
      ),
    },
    values,
    errors: {},
    conflict: null,
    categories: articleCategories.map((value) => ({ value, text: newsPage.categories[value] })),
    reviewers: shownTeam(texts, pending.members).map(({ id, nume, functie }) => ({
      value: id,
      text: `${nume}, ${functie}`,
    })),
    treatments: treatmentKeys.map((value) => ({ value, text: treatmentTexts[value].title })),
    written: byLocale((each) => writtenText(textOf(values.texts[each]), each, index, texts)),
    pictures: {
      values: { alt: byLocale(() => ''), caption: byLocale(() => '') },
      errors: {},
      shown: picturesOf(byLocale((each) => values.texts[each].body)),
    },
    links: [
      ...locales
        .filter((each) => article.languages.includes(each))
        .map((each) => ({
          href: `${href('admin/preview', locale)}?${new URLSearchParams({ pagina: href('article', each, { slug }) })}`,
          text: fill(adminNews.previewOf, { language: adminNews.languages[each] }),
        })),
      ...locales
        .filter((each) => state === 'live' && pending.published.article?.languages.includes(each))
        .map((each) => ({
          href: href('article', each, { slug }),
          text: fill(adminNews.seeLive, { language: adminNews.languages[each] }),
        })),
      ...(state === 'draft'
        ? []
        : [
            {
              href: `${href('admin/publications', locale)}?${new URLSearchParams({ subiect: adminSubject.subject.name })}`,
              text: adminNews.history,
            },
          ]),
      { href: href('admin/news', locale), text: adminNews.back },
    ],
    withdrawing: { note: '', error: null },
    address: { slug, error: null },
  }
}
