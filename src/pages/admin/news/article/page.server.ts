import { orFindOut } from '../../../../database/or-find-out.ts'
import { failure } from '../../../../features/admin/frame/flashes.ts'
import { wrongFields } from '../../../../features/admin/frame/frame-props.server.ts'
import {
  dropArticle,
  readStanding,
  renameArticle,
  withdrawArticle,
} from '../../../../features/news/article-list.server.ts'
import { newArticle, withUnspoken } from '../../../../features/news/article-subject.server.ts'
import { byLocale } from '../../../../format/by-locale.ts'
import { fill } from '../../../../format/fill.ts'
import { typedLine } from '../../../../format/typed.ts'
import { bodyLimits } from '../../../../http/body-limits.ts'
import { locales } from '../../../../locale.ts'
import { href } from '../../../../routes.ts'
import type { AdminRequest, OutcomeOf, PublishingPage, SentForm } from '../../../admin-page.ts'
import { done, refused } from '../../../outcome.ts'
import { articleValues, checkArticle, isSlug, readArticleForm } from '../form.server.ts'
import { newsFlashes } from '../in-words.server.ts'
import type { NewsWords } from '../ro.ts'
import { articleOn } from '../subject.server.ts'
import { addPicture, readArticlePicture, withPicture } from './picture.server.ts'
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
    // Somebody has renamed or deleted it meanwhile. The text is shown, and saving it creates the article
    // again.
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

type Outcome = OutcomeOf<ArticlePage>
type Request = AdminRequest<NewsWords>

/** A photograph that was chosen comes into the text, whichever button was pressed. */
export async function save({ form, version, files }: SentForm, request: Request): Promise<Outcome> {
  const { locale, slug, texts } = request
  const action = form.get('intent')
  const typed = readArticleForm(form)
  const picture = files && (await readArticlePicture(files, locale))
  const isAdding = action === 'picture' || picture?.file != null
  const added = isAdding && picture !== null ? await addPicture(picture, request) : null
  if (added?.picture === null) {
    const { errors, status } = added
    const notice = wrongFields(errors, texts)
    const values = picture?.values ?? noWords
    return refused({ values: typed, version, notice, picture: { values, errors } }, status)
  }
  const values = added === null ? typed : withPicture(typed, added.picture)
  const { content, errors } = checkArticle(values, texts.words)
  if (content === null) return refused({ values, errors, version, notice: wrongFields(errors, texts) })
  const previewed = locales.find((each) => each === form.get('preview-locale')) ?? locale
  const preview = new URLSearchParams({ page: href('article', previewed, { slug }) })
  return {
    outcome: 'save',
    version,
    mine: (before) => withUnspoken(content, before),
    ...(action === 'preview'
      ? { flash: null, at: `${href('admin/preview', locale)}?${preview}` }
      : { flash: added === null ? 'saved' : 'picture' }),
    view: { values },
    // Where somebody has deleted it, what was typed stays as it is.
    viewOf: ({ article }, { draft }) =>
      article === null || draft.content.article === null ? {} : { values: articleValues(article) },
  }
}

const noWords = { alt: byLocale(() => ''), caption: byLocale(() => '') }

/** Visitors have it no more; its text stays as a draft. */
export async function withdraw({ form }: SentForm, { database, slug, texts }: Request): Promise<Outcome> {
  const note = typedLine(form.get('reason') ?? '')
  if (note.length < 3 || note.length > 300) {
    const error = texts.words.withdraw.wrong
    return refused({ withdrawing: { note: note.slice(0, 2000), error } })
  }
  const ask = () => withdrawArticle(database, slug, note)
  return {
    outcome: 'for visitors',
    event: 'withdrawn',
    async take() {
      const isChanged = await orFindOut(ask, ask)
      // Whoever pressed twice, or whose first answer was lost, reads what is true of the article.
      const { was_out, published } = await readStanding(database, slug)
      return { isChanged, outcome: done(was_out && !published ? 'withdrawn' : 'nothing') }
    },
  }
}

export async function rename(
  { form }: SentForm,
  { database, locale, slug, texts }: Request,
): Promise<Outcome> {
  const { errors } = texts.words
  const next = typedLine(form.get('address') ?? '')
  if (next === slug) return done('unchanged')
  const error = !isSlug(next)
    ? errors.address
    : (await renameArticle(database, slug, next))
      ? null
      : fill(errors.taken, { slug: next })
  if (error !== null) return refused({ address: { slug: next, error } })
  return done('renamed', { at: href('admin/news/article', locale, { slug: next }) })
}

export async function drop(
  { version }: SentForm,
  { database, locale, slug, texts }: Request,
): Promise<Outcome> {
  const outcome = await dropArticle(database, slug, version)
  if (outcome === 'done') return done('dropped', { at: href('admin/news', locale) })
  if (outcome === 'missing') return done('stale')
  return refused({ notice: failure(texts.adminDrafts.problems.stale) }, 409)
}

/** Without an article that visitors have, giving the draft up would lose the text. */
export async function discard({ version }: SentForm, { database, slug }: Request): Promise<Outcome> {
  const { published } = await readStanding(database, slug)
  return published ? { outcome: 'discard', version } : { outcome: 'invalid' }
}
