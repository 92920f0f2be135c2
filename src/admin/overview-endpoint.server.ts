import { diffPrices, isEmptyDiff, type PriceDiff } from '../data/prices/diff.ts'
import { formatDate, formatTime } from '../format/dates.ts'
import { plural } from '../format/plurals.ts'
import type { Locale } from '../locale.ts'
import type { AdminPricesProps } from '../pages/adminPrices/page.tsx'
import { href } from '../routes.ts'
import { answerPage, seeOther } from '../server/answer-page.ts'
import type { PageStatus } from '../server/load-payload.ts'
import { log } from '../server/log.ts'
import { plainError } from '../server/plain-error.ts'
import { readBody } from '../server/request-guards.ts'
import { requestIdOf } from '../server/request-id.ts'
import { fill } from '../ui/fill.ts'
import { readVersionNumber } from './category-form.server.ts'
import { readPriceFile, writePriceFile } from './csv.server.ts'
import type { AdminDesk } from './desk.server.ts'
import { diffRows } from './diff-rows.server.ts'
import { csvAnswer } from './file-answer.server.ts'
import { adminBar, noticeOf } from './frame-props.server.ts'
import type { AdminContext } from './guard.server.ts'
import {
  type AdminDatabase,
  type Draft,
  inOrder,
  publishDraft,
  readDraft,
  readPublished,
  saveDraft,
  undoStep,
} from './price-store.server.ts'
import type { Account } from './session.server.ts'
import { adminTexts } from './texts.server.ts'

type Session = { account: Account; database: AdminDatabase; locale: Locale }
type Refused = Partial<Pick<AdminPricesProps, 'notice' | 'note' | 'noteError' | 'fileProblems'>>

const largestBody = 600 * 1024
const mostProblems = 40

/** The draft as a whole: what it changes, publishing it, giving it up, and its file. */
export function overviewEndpoint({ data, invalidate }: AdminDesk) {
  return { show, receive, exportFile }

  function show(c: AdminContext, session: Session): Promise<Response> {
    return answer(c, session, { notice: noticeOf(c.req.query('stare'), session.locale) }, 200)
  }

  async function receive(c: AdminContext, session: Session): Promise<Response> {
    const { database, locale } = session
    const form = await readForm(c)
    const version = form && readVersionNumber(form)
    if (form === null || version === null) return plainError(400, locale)
    switch (form.get('actiune')) {
      case 'publica':
        return publish(c, session, version, String(form.get('nota') ?? '').trim())
      case 'anuleaza':
        return back(locale, (await undoStep(database, version)) ? 'anulat' : 'vechi')
      case 'renunta': {
        const content = await readPublished(database)
        return back(locale, (await saveDraft(database, version, content, 'discard')) ? 'renuntat' : 'vechi')
      }
      case 'importa':
        return importFile(c, session, version, form.get('fisier'))
      default:
        return plainError(400, locale)
    }
  }

  async function publish(
    c: AdminContext,
    session: Session,
    version: number,
    note: string,
  ): Promise<Response> {
    const { database, locale } = session
    const { problems } = adminTexts[locale].adminPrices
    if (note.length < 3 || note.length > 300)
      return answer(c, session, { note: note.slice(0, 2000), noteError: problems.note }, 422)
    const [draft, published] = await Promise.all([readDraft(database), readPublished(database)])
    if (draft.version !== version) return answer(c, session, { note, notice: noticeOf('vechi', locale) }, 409)
    if (isEmptyDiff(diffPrices(published, draft.content))) return back(locale, 'nimic')
    if (!(await publishDraft(database, version, note)))
      return answer(c, session, { note, notice: noticeOf('vechi', locale) }, 409)
    await invalidate('prices')
    log('info', 'prices-published', { requestId: requestIdOf(c), version })
    return back(locale, 'publicat')
  }

  async function importFile(
    c: AdminContext,
    session: Session,
    version: number,
    file: FormDataEntryValue | null,
  ): Promise<Response> {
    const { database, locale } = session
    const { adminPrices: texts } = adminTexts[locale]
    if (file === null || typeof file === 'string' || file.size === 0)
      return answer(c, session, { fileProblems: [texts.file.errors.large] }, 422)
    const draft = await readDraft(database)
    if (draft.version !== version) return answer(c, session, { notice: noticeOf('vechi', locale) }, 409)
    const imported = readPriceFile(await file.text(), draft.content, texts)
    if (imported.status === 'refused') {
      const { problems } = imported
      const more = problems.length - mostProblems
      const shown = problems.slice(0, mostProblems)
      if (more > 0) shown.push(fill(texts.file.more, { count: more }))
      return answer(c, session, { fileProblems: shown }, 422)
    }
    const content = inOrder(imported.content)
    return back(locale, (await saveDraft(database, version, content, 'import')) ? 'importat' : 'vechi')
  }

  async function exportFile(_: AdminContext, { database }: { database: AdminDatabase }): Promise<Response> {
    const { content, version } = await readDraft(database)
    return csvAnswer(writePriceFile(content), `preturi-ciorna-${version}.csv`)
  }

  async function answer(
    c: AdminContext,
    session: Session,
    refused: Refused,
    status: PageStatus,
  ): Promise<Response> {
    const { account, database, locale } = session
    const [draft, published] = await Promise.all([readDraft(database), readPublished(database)])
    const props = {
      ...overviewProps(account, locale, draft, diffPrices(published, draft.content)),
      ...refused,
    }
    return answerPage(c, 'adminPrices', { locale, params: {}, props, status }, data)
  }
}

function overviewProps(account: Account, locale: Locale, draft: Draft, diff: PriceDiff): AdminPricesProps {
  const { adminPrices: texts } = adminTexts[locale]
  const { title, lead, categories, publish, file, errorPrefix } = texts
  const { version, content, saved } = draft
  const changed = new Set(diff.categories.map((change) => (change.after ?? change.before)?.slug))
  return {
    bar: adminBar(account, locale),
    texts: { title, lead, categories, diff: texts.diff, publish, file, errorPrefix },
    notice: null,
    state:
      saved === null
        ? texts.noDraft
        : fill(texts.draft, {
            version,
            email: saved.by,
            date: formatDate(new Date(saved.at), locale),
            time: formatTime(new Date(saved.at)),
          }),
    version,
    canUndo: draft.undoTo !== null,
    categories: content.categories.map(({ slug, title }) => {
      const items = diff.items.filter(
        ({ before, after }) => before?.category === slug || after?.category === slug,
      )
      const count = items.length + (changed.has(slug) ? 1 : 0)
      return {
        href: href('adminCategory', locale, { slug }),
        title: title[locale],
        rows: plural(content.items.filter(({ category }) => category === slug).length, texts.rows, locale),
        changed: count === 0 ? null : plural(count, texts.changedRows, locale),
      }
    }),
    diff: diffRows(diff, locale),
    note: '',
    noteError: null,
    fileProblems: [],
  }
}

function back(locale: Locale, state: string): Response {
  return seeOther(`${href('adminPrices', locale)}?stare=${state}`)
}

/** A file comes as multipart; its text is read as UTF-8 whatever it is, and shows by its letters if it was not. */
async function readForm(c: AdminContext): Promise<FormData | null> {
  const type = c.req.header('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return null
  const body = await readBody(c.req.raw, largestBody)
  if (body === null) return null
  return new Response(body, { headers: { 'content-type': type } }).formData().catch((error: unknown) => {
    log('warn', 'form-unreadable', {
      requestId: requestIdOf(c),
      name: error instanceof Error ? error.name : '',
    })
    return null
  })
}
