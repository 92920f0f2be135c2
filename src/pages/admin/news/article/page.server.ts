import { failure } from '../../../../features/admin/frame/flashes.ts'
import { readStanding } from '../../../../features/news/article-list.server.ts'
import { newArticle } from '../../../../features/news/article-subject.server.ts'
import { fill } from '../../../../format/fill.ts'
import { bodyLimits } from '../../../../http/body-limits.ts'
import type { PublishingPage } from '../../../admin-page.ts'
import { refused } from '../../../outcome.ts'
import { newsFlashes } from '../flashes.ts'
import { isSlug } from '../form.server.ts'
import { articleOn } from '../subject.server.ts'
import { discard, drop, rename, save, withdraw } from './actions.server.ts'
import { articleProps } from './props.server.ts'
import type { ArticlePage } from './props.ts'

/** One article: writing it, looking at it, publishing it, and taking it back. */
export default {
  id: 'admin/news/article',
  title: ({ words }) => words.metaTitle,
  publishes: (slug) => (isSlug(slug) ? articleOn(slug) : null),
  largestForm: bodyLimits.article,
  upload: {
    largest: bodyLimits.articlePicture,
    tooLarge: ({ texts }) => refused({ notice: failure(texts.adminPhoto.problems.heavy) }),
  },
  actions: {
    save,
    picture: save,
    preview: save,
    withdraw,
    rename,
    drop,
    discard,
  },
  flashes: newsFlashes,

  async load(request, view, pending) {
    const { database, slug, texts } = request
    const drafted = pending.draft.content.article
    // Somebody renamed or deleted it while this was typed: the text is shown, and saved again it begins the article anew.
    const article = drafted ?? (view.values === undefined ? null : newArticle([], ''))
    if (article === null) return { outcome: 'missing' as const }
    const standing = await readStanding(database, slug)
    const { notices, noArticle } = texts.words
    const isGone = drafted === null
    return {
      ...(isGone && pending.draft.saved === null && { state: noArticle }),
      ...(isGone && view.errors === undefined && { notice: failure(fill(notices.gone, { slug })) }),
      ...articleProps(request, { article, pending, standing }, view),
    }
  },
} satisfies PublishingPage<ArticlePage>
