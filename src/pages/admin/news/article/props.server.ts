import { treatmentKeys } from '../../../../content/treatment-list.ts'
import { articleCategories } from '../../../../content/vocabulary.ts'
import type { DraftProps } from '../../../../features/admin/subjects/draft-props.server.ts'
import { type ListedArticle, stateOfArticle } from '../../../../features/news/article-list.server.ts'
import type { DraftedText } from '../../../../features/news/article-subject.server.ts'
import { articleSubject, type DraftedArticle } from '../../../../features/news/article-subject.server.ts'
import { localiseLink } from '../../../../features/news/localise-link.server.ts'
import { renderMarkdown } from '../../../../features/news/markdown.server.ts'
import type { NewsIndex } from '../../../../features/news/schema.ts'
import { shownTeam } from '../../../../features/team/shown-team.server.ts'
import { byLocale } from '../../../../format/by-locale.ts'
import { fill } from '../../../../format/fill.ts'
import type { Locale } from '../../../../locale.ts'
import { locales } from '../../../../locale.ts'
import { href } from '../../../../routes.ts'
import type { AdminRequest, FrameProps } from '../../../admin-page.ts'
import type { View } from '../../../outcome.ts'
import { articleValues, textOf } from '../form.server.ts'
import { whenOf } from '../in-words.server.ts'
import type { NewsWords } from '../ro.ts'
import type { PendingArticle } from '../subject.server.ts'
import { claimsIn, pictureFaults } from '../warnings.server.ts'
import { picturesOf } from './picture.server.ts'
import type { AdminArticleProps, ArticleView, WrittenText } from './props.ts'

type Opened = {
  article: DraftedArticle
  pending: PendingArticle
  standing: Pick<ListedArticle, 'published' | 'live_from' | 'was_out'>
}

/** The page of an article as its draft is, or as it was typed where that was refused. */
export function articleProps(
  { data, locale, slug, texts }: AdminRequest<NewsWords>,
  { article, pending, standing }: Opened,
  view: View<Partial<ArticleView>>,
): Omit<AdminArticleProps, keyof FrameProps | keyof DraftProps> {
  const { words, adminFrame, adminDrafts, adminPhoto, newsPage, treatmentTexts } = texts
  const now = new Date()
  const state = stateOfArticle(standing, now)
  const { saved } = pending.draft
  const values = view.values ?? articleValues(article)
  const index = data.knownNews()
  return {
    texts: {
      ...words,
      errorPrefix: adminDrafts.errorPrefix,
      conflicts: adminDrafts.conflict,
      formatting: adminFrame.formatting,
      inLanguage: adminDrafts.inLanguage,
      photo: {
        lead: adminPhoto.lead,
        file: adminPhoto.fields.file.label,
        unavailable: adminPhoto.problems.unavailable,
      },
    },
    slug,
    standing: {
      state,
      text: words.states[state],
      when: whenOf(
        { ...standing, saved_at: saved?.at ?? null, saved_by_email: saved?.by ?? null },
        now,
        texts,
      ),
    },
    values,
    errors: view.errors ?? {},
    conflict: view.conflict ?? null,
    categories: articleCategories.map((value) => ({ value, text: newsPage.categories[value] })),
    reviewers: shownTeam(texts, pending.members).map(({ id, nume, functie }) => ({
      value: id,
      text: `${nume}, ${functie}`,
    })),
    treatments: treatmentKeys.map((value) => ({ value, text: treatmentTexts[value].title })),
    written: byLocale((each) => writtenText(textOf(values.texts[each]), each, index, words)),
    pictures: {
      values: { alt: byLocale(() => ''), caption: byLocale(() => '') },
      errors: {},
      ...view.picture,
      inText: picturesOf(byLocale((each) => values.texts[each].body)),
    },
    links: [
      ...locales
        .filter((each) => article.languages.includes(each))
        .map((each) => ({
          href: `${href('admin/preview', locale)}?${new URLSearchParams({ page: href('article', each, { slug }) })}`,
          text: fill(words.previewOf, { language: words.languages[each] }),
        })),
      ...locales
        .filter((each) => state === 'live' && pending.published.article?.languages.includes(each))
        .map((each) => ({
          href: href('article', each, { slug }),
          text: fill(words.seeLive, { language: words.languages[each] }),
        })),
      ...(state === 'draft'
        ? []
        : [
            {
              href: `${href('admin/publications', locale)}?${new URLSearchParams({ subject: articleSubject(slug).name })}`,
              text: words.history,
            },
          ]),
      { href: href('admin/news', locale), text: words.back },
    ],
    withdrawing: view.withdrawing ?? { note: '', error: null },
    address: view.address ?? { slug, error: null },
  }
}

/** The rendered text, the claims found in it, and the faults of its images. */
export function writtenText(
  text: DraftedText,
  locale: Locale,
  index: NewsIndex,
  words: NewsWords,
): WrittenText {
  const { html } = renderMarkdown(text.body, (address) =>
    localiseLink(address, locale, (slug) => index[slug]?.[locale] ?? false),
  )
  const { title, description } = text
  return {
    title,
    description,
    html,
    claims: claimsIn(text, locale),
    faults: pictureFaults(text, locale, words),
  }
}
