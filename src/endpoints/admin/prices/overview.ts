import { addCategory, moveCategory } from '../../../features/admin/drafts/category-list.server.ts'
import { decodeFile, readPriceFile, writePriceFile } from '../../../features/admin/drafts/csv.server.ts'
import { readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import { loadFileWords } from '../../../features/admin/drafts/file-words.server.ts'
import { readDraft, saveDraft } from '../../../features/admin/drafts/price-store.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { adminPriceSubject } from '../../../features/admin/subjects/admin-prices.server.ts'
import { ownStepNames } from '../../../features/admin/subjects/own-steps.server.ts'
import { diffPrices } from '../../../features/prices/editing/diff.ts'
import { inOrder } from '../../../features/prices/price-subject.server.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import type { Locale } from '../../../locale.ts'
import adminPricesPage from '../../../pages/admin/prices/page.server.ts'
import type { AdminPricesProps } from '../../../pages/admin/prices/props.ts'
import { subjectTexts } from '../../../pages/load-words.server.ts'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { csvAnswer } from '../file-answer.ts'
import { type StateOf, staleNotice } from '../notices.ts'
import { type DraftPage, draftAction } from '../publishing/draft-action.ts'
import { readMultipart } from '../read-multipart.ts'
import { sharedBar } from '../shared-bar.ts'
import { overviewProps } from './overview-props.ts'
import { priceNotices } from './price-notices.ts'

type Refused = Partial<
  Pick<
    AdminPricesProps,
    'notice' | 'note' | 'noteError' | 'confirmError' | 'fileProblems' | 'importing' | 'added'
  >
>

const mostProblems = 40

/** The draft as a whole: its changes, publishing, discarding, and its CSV file. */
export function overviewEndpoint(services: AdminServices) {
  const { data } = services
  return { show, receive, exportFile }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: priceNotices.asked(c, session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale } = session
    // A file comes as multipart, in whatever encoding it was saved.
    const form = await readMultipart(c, bodyLimits.priceFile)
    if (form === 'heavy')
      return answer(c, session, { fileProblems: [session.texts.adminPrices.file.errors.large] }, 422)
    const version = form && readVersionNumber(form)
    if (form === null || version === null) return plainError(400, locale)
    switch (form.get('actiune')) {
      case 'importa':
        return importFile(c, session, version, await readFileText(form), form.get('sigur') === 'da')
      case 'adauga':
        return add(c, session, form)
      case 'sus':
      case 'jos': {
        const by = form.get('actiune') === 'sus' ? -1 : 1
        const isMoved = await moveCategory(database, version, { slug: String(form.get('categorie')), by })
        return back(locale, isMoved ? 'categorie-mutata' : 'vechi')
      }
      default: {
        const page: DraftPage = {
          adminSubject: adminPriceSubject,
          answer: (shown, code) => answer(c, session, shown, code),
          back: (state) => back(locale, state),
        }
        return draftAction(c, session, { version, form }, page, services)
      }
    }
  }

  async function add(c: AdminContext, session: AdminSession, form: FormData): Promise<Response> {
    const { database, locale } = session
    const added = await addCategory(database, form, session.texts.adminPrices.errors)
    switch (added.status) {
      case 'added':
        return priceNotices.back(
          `${href('admin/category', locale, { slug: added.slug })}?rand=_nou`,
          'categorie',
        )
      case 'refused':
        return answer(c, session, { added }, 422)
      case 'stale':
        return back(locale, 'vechi')
      default:
        return added satisfies never
    }
  }

  async function importFile(
    c: AdminContext,
    session: AdminSession,
    version: number,
    file: string,
    confirmed: boolean,
  ): Promise<Response> {
    const { database, locale } = session
    const { adminPrices: texts } = session.texts
    if (file === '') return answer(c, session, { fileProblems: [texts.file.errors.large] }, 422)
    const draft = await readDraft(database)
    if (draft.version !== version) return answer(c, session, { notice: staleNotice(session.texts) }, 409)
    const words = await loadFileWords(session.texts, draft.content.categories)
    const imported = readPriceFile(file, draft.content, texts, words)
    if (imported.status === 'refused') {
      const { problems } = imported
      const more = problems.length - mostProblems
      const shown = problems.slice(0, mostProblems)
      if (more > 0) shown.push(plural(more, texts.file.more, locale))
      return answer(c, session, { fileProblems: shown }, 422)
    }
    const content = inOrder(imported.content)
    const { items } = diffPrices(draft.content, content)
    if (items.length > 0 && !confirmed) {
      const removed = items
        .filter(({ after }) => after === null)
        .map(({ before }) => before?.title[locale] ?? '')
      const added = items.filter(({ before }) => before === null).length
      const counts = { changed: items.length - added - removed.length, added, removed: removed.length }
      return answer(
        c,
        session,
        { importing: { file, question: fill(texts.file.question, counts), removed } },
        200,
      )
    }
    return back(
      locale,
      (await saveDraft(database, version, content, 'import')) === null ? 'vechi' : 'importat',
    )
  }

  async function exportFile(_: AdminContext, { database, texts }: AdminSession): Promise<Response> {
    const { content, version } = await readDraft(database)
    const words = await loadFileWords(texts, content.categories)
    await recordAction(database, 'export_prices')
    return csvAnswer(writePriceFile(content, words), `preturi-ciorna-${version}.csv`)
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    refused: Refused,
    status: PageStatus,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const pending = await readPending(adminPriceSubject, database)
    const [steps, bar] = await Promise.all([
      ownStepNames(session, adminPriceSubject, pending, await subjectTexts(adminPriceSubject, texts)),
      sharedBar(session, { subject: adminPriceSubject, pending }),
    ])
    const props = {
      ...overviewProps(bar, texts, pending, steps),
      ...refused,
    }
    return answerPage(c, adminPricesPage, { locale, params: {}, props, status }, data)
  }
}

function back(locale: Locale, state: StateOf<typeof priceNotices>): Response {
  return priceNotices.back(href('admin/prices', locale), state)
}

/** The chosen file, or the one being confirmed; empty when there is none. */
async function readFileText(form: FormData): Promise<string> {
  const asked = form.get('continut')
  if (typeof asked === 'string') return asked
  const file = form.get('fisier')
  return file === null || typeof file === 'string' ? '' : decodeFile(new Uint8Array(await file.arrayBuffer()))
}
