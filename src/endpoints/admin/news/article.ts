import {
  articleValues,
  checkArticle,
  isSlug,
  readArticleForm,
} from '../../../features/admin/drafts/article-form.server.ts'
import { wrongFields } from '../../../features/admin/frame/frame-props.server.ts'
import type { ConflictProps } from '../../../features/admin/publications/conflict.tsx'
import { conflictOf } from '../../../features/admin/publications/conflict-of.server.ts'
import { adminArticleSubject, articleChanges } from '../../../features/admin/subjects/admin-article.server.ts'
import { readStanding } from '../../../features/news/article-list.server.ts'
import {
  type ArticleContent,
  newArticle,
  withUnspoken,
} from '../../../features/news/article-subject.server.ts'
import type { Draft } from '../../../features/publishing/draft-store.server.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import { saveMerged } from '../../../features/publishing/save-merged.server.ts'
import { byLocale } from '../../../format/by-locale.ts'
import { fill } from '../../../format/fill.ts'
import { typedLine } from '../../../format/typed.ts'
import { plainError } from '../../../http/error-page.ts'
import { locales } from '../../../locale.ts'
import adminArticlePage from '../../../pages/admin/article/page.server.ts'
import { answerPage, seeOther } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import { type AdminContext, type AdminServices, type AdminSession, slugIn } from '../admin-context.ts'
import { staleNotice } from '../notices.ts'
import { type DraftPage, draftAction } from '../publishing/draft-action.ts'
import { addPicture } from './article-picture.ts'
import { articleProps } from './article-props.ts'
import { articleSteps, back, type Shown } from './article-steps.ts'
import { articleNotices } from './news-notices.ts'
import { readSentArticle, type SentArticle, withPicture } from './sent-article.ts'

/** One article: writing it, looking at it, publishing it, and taking it back. */
export function articleEndpoint(services: AdminServices) {
  const { data } = services
  const { withdraw, rename, drop } = articleSteps(answer, services)
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: articleNotices.asked(c, session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale } = session
    const slug = slugIn(c)
    const sent = await readSentArticle(c, session)
    if (sent === 'heavy') {
      const notice = { text: session.texts.adminPhoto.problems.heavy, wrong: true }
      return answer(c, session, { notice }, 422)
    }
    if (sent === null || !isSlug(slug)) return plainError(400, locale)
    const { form } = sent
    switch (form.get('actiune')) {
      case 'salveaza':
      case 'fotografie':
      case 'previzualizeaza':
        return save(c, session, sent)
      case 'retrage':
        return withdraw(c, session, typedLine(form.get('motiv') ?? ''))
      case 'muta':
        return rename(c, session, typedLine(form.get('adresa') ?? ''))
      case 'sterge':
        return drop(c, session, sent.version)
      default: {
        // Without an article that visitors have, giving the draft up would lose the text.
        if (form.get('actiune') === 'renunta' && !(await readStanding(database, slug)).published)
          return plainError(400, locale)
        const page: DraftPage = {
          adminSubject: adminArticleSubject(slug),
          answer: (shown, code) => answer(c, session, shown, code),
          back: (state) => back(locale, slug, state),
        }
        return draftAction(c, session, sent, page, services)
      }
    }
  }

  /** A photograph that was chosen comes into the text, whichever button was pressed. */
  async function save(
    c: AdminContext,
    session: AdminSession,
    { version, form, picture }: SentArticle,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const slug = slugIn(c)
    const typed = readArticleForm(form)
    const isAdding = form.get('actiune') === 'fotografie' || picture?.file != null
    const added = isAdding && picture !== null ? await addPicture(c, session, picture, services) : null
    if (added?.picture === null) {
      const shown = {
        values: typed,
        version,
        notice: wrongFields(added.errors, texts),
        picture: { values: picture?.values ?? noWords, errors: added.errors },
      }
      return answer(c, session, shown, added.status)
    }
    const values = added === null ? typed : withPicture(typed, added.picture)
    const { content, errors } = checkArticle(values, texts.adminNews)
    if (content === null)
      return answer(c, session, { values, errors, version, notice: wrongFields(errors, texts) }, 422)
    const { subject } = adminArticleSubject(slug)
    const saved = await saveMerged(database, subject, version, (before) => withUnspoken(content, before))
    switch (saved.status) {
      case 'saved': {
        if (form.get('actiune') !== 'previzualizeaza') {
          const state = added === null ? 'salvat' : 'fotografie'
          return back(locale, slug, saved.merged ? 'imbinat' : state)
        }
        const shown = locales.find((each) => each === form.get('limba-previzualizare')) ?? locale
        const address = new URLSearchParams({ pagina: href('article', shown, { slug }) })
        return seeOther(`${href('admin/preview', locale)}?${address}`)
      }
      case 'stale':
        return answer(c, session, { values, version, notice: staleNotice(texts) }, 409)
      case 'conflict': {
        const { draft } = saved
        // What else others have changed stays when it is saved again.
        const both = saved.content ?? withUnspoken(content, draft.content)
        const conflict = await conflictWith(draft, both, slug, session)
        const merged = saved.content?.article ? articleValues(saved.content.article) : values
        return answer(c, session, { values: merged, conflict, version: draft.version }, 409)
      }
      default:
        return saved satisfies never
    }
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Shown,
    status: PageStatus,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const slug = slugIn(c)
    if (!isSlug(slug)) return plainError(404, locale)
    const pending = await readPending(adminArticleSubject(slug), database)
    const { values: typed, picture, ...more } = shown
    const { article: drafted } = pending.draft.content
    // Somebody renamed or deleted it while this was typed: the text is shown, and saved again it begins the article anew.
    const article = drafted ?? (typed === undefined ? null : newArticle([], ''))
    if (article === null) return plainError(404, locale)
    if (drafted === null && shown.errors === undefined)
      more.notice = { text: fill(texts.adminNews.notices.gone, { slug }), wrong: true }
    const standing = await readStanding(database, slug)
    const props = await articleProps(session, { slug, article, pending, standing, typed }, data)
    const pictures = { ...props.pictures, ...picture }
    return answerPage(
      c,
      adminArticlePage,
      { locale, params: { slug }, props: { ...props, ...more, pictures }, status },
      data,
    )
  }
}

const noWords = { alt: byLocale(() => ''), caption: byLocale(() => '') }

/** What a colleague has saved meanwhile, beside what was typed. */
async function conflictWith(
  theirs: Draft<ArticleContent>,
  mine: ArticleContent,
  slug: string,
  { database, texts }: AdminSession,
): Promise<ConflictProps> {
  const { members } = await readPending(adminArticleSubject(slug), database)
  return conflictOf(articleChanges(theirs.content, mine, texts, members), theirs, texts)
}
