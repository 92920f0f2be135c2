import {
  type CategoryForm,
  checkCategoryForm,
  readCategoryForm,
} from '../../../features/admin/drafts/category-form.server.ts'
import { categoryKey } from '../../../features/admin/drafts/price-fields.ts'
import { readAnnounced, readDraftAndPublished } from '../../../features/admin/drafts/price-store.server.ts'
import { saveCategory } from '../../../features/admin/drafts/save-category.server.ts'
import { adminPriceSubject } from '../../../features/admin/subjects/admin-prices.server.ts'
import { ownStepNames } from '../../../features/admin/subjects/own-steps.server.ts'
import { pendingContent } from '../../../features/admin/subjects/pending-prices.server.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { allowFrames } from '../../../http/frame-options.ts'
import { readForm } from '../../../http/request-guards.ts'
import adminCategoryPage from '../../../pages/admin/category/page.server.ts'
import { subjectTexts } from '../../../pages/load-words.server.ts'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { sharedBar } from '../shared-bar.ts'
import { categoryPageProps, formOf } from './category-page.ts'
import { applyScenario } from './category-scenario.ts'
import {
  type AnswerCategory,
  backToCategory,
  type CategorySession,
  categorySession,
} from './category-session.ts'
import { categorySteps } from './category-steps.ts'
import { priceNotices } from './price-notices.ts'

/** The form of one category of the draft, and its submission. */
export function categoryEndpoint({ data }: AdminServices) {
  const steps = categorySteps(answer)
  return { show, receive }

  async function show(c: AdminContext, admin: AdminSession): Promise<Response> {
    const session = categorySession(c, admin)
    const { database, locale, slug } = session
    const { draft, published } = await readDraftAndPublished(database)
    const form = formOf(draft.content, slug, draft.version, session.opened)
    if (form === null) return plainError(404, locale)
    return answer(c, session, { form, draft, published, notice: priceNotices.asked(c, session.texts) }, 200)
  }

  async function receive(c: AdminContext, admin: AdminSession): Promise<Response> {
    const session = categorySession(c, admin)
    const sent = await readForm(c.req.raw, bodyLimits.categoryForm)
    if (sent === null) return plainError(400, session.locale)
    switch (sent.get('actiune')) {
      case 'scenariu':
        return applyScenario(answer, c, session, sent)
      case 'anuleaza':
        return steps.revert(session, sent, 'undo')
      case 'refa':
        return steps.revert(session, sent, 'redo')
      case 'sterge':
        return steps.remove(c, session, sent)
      case 'muta':
        return steps.move(session, sent)
      case 'ascunde':
      case 'arata':
      case 'muta-in':
        return steps.change(c, session, sent)
      case 'deschide':
        return steps.edit(session, sent)
      default:
        return save(c, session, sent)
    }
  }

  async function save(c: AdminContext, session: CategorySession, sent: URLSearchParams): Promise<Response> {
    const { account, database, locale, slug } = session
    const form = readCategoryForm(slug, sent)
    if (form === null) return plainError(400, locale)
    const { draft, published } = await readDraftAndPublished(database)
    if (!draft.content.categories.some((category) => category.slug === slug)) return plainError(404, locale)
    const { errors: errorTexts } = session.texts.adminPrices
    const { errors, ...checked } = checkCategoryForm(form, draft.content, errorTexts)
    const shown = { form, draft, published }
    const sentBack = { ...session, opened: keysOf(form) }
    if (Object.keys(errors).length > 0) return answer(c, sentBack, { ...shown, errors }, 422)
    const edited = { slug, version: form.version, ...checked }
    const saved = await saveCategory(database, edited, { by: account.email, auto: false })
    switch (saved.status) {
      case 'saved':
        return backToCategory(session, saved.merged ? 'imbinat' : 'salvat')
      case 'stale':
        return backToCategory(session, 'vechi')
      case 'empty':
        return answer(c, sentBack, { ...shown, notice: { text: errorTexts.last, wrong: true } }, 422)
      case 'conflict': {
        const { conflicts, content, draft: current } = saved
        // Saved again, it deliberately overwrites what the others changed.
        const merged = formOf(content, slug, current.version, sentBack.opened) ?? form
        return answer(c, sentBack, { form: merged, draft: current, published, conflicts }, 409)
      }
      default:
        return saved satisfies never
    }
  }

  async function answer(...[c, session, shown, status]: Parameters<AnswerCategory>): Promise<Response> {
    const { database, locale, slug, opened, page, texts } = session
    const { draft, published } = shown
    const pending = {
      draft,
      ...pendingContent(draft.content, published),
      offers: await readAnnounced(database),
    }
    const [{ undo, redo }, bar] = await Promise.all([
      ownStepNames(session, adminPriceSubject, pending, await subjectTexts(adminPriceSubject, texts)),
      sharedBar(session, { subject: adminPriceSubject, pending }),
    ])
    const props = categoryPageProps(bar, texts, { ...shown, undo, redo, opened, page, pending })
    const answer = await answerPage(c, adminCategoryPage, { locale, params: { slug }, props, status }, data)
    return allowFrames(answer, 'holds')
  }
}

/** What a form is about, whatever the address says that it was sent to. */
function keysOf({ category, rows }: CategoryForm): string[] {
  return [...(category === null ? [] : [categoryKey]), ...rows.map(({ key }) => key)]
}
