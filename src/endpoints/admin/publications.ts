import { readVersionNumber } from '../../features/admin/drafts/category-form.server.ts'
import {
  type Publication,
  readAnnounced,
  readPublication,
  readPublications,
  readPublished,
  rollBack,
} from '../../features/admin/drafts/price-store.server.ts'
import { adminBar, noticeOf } from '../../features/admin/frame/frame-props.server.ts'
import { explainRefusal } from '../../features/admin/frame/refusal.server.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import { diffRows } from '../../features/admin/publications/diff-rows.server.ts'
import {
  type Pending,
  pendingContent,
  readPending,
  warningsOf,
} from '../../features/admin/publications/pending.server.ts'
import { diffPrices } from '../../features/prices/editing/diff.ts'
import type { PriceContent } from '../../features/prices/schema.ts'
import { formatDate, formatTime } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { plural } from '../../format/plurals.ts'
import { plainError } from '../../http/error-page.ts'
import { log } from '../../http/log.ts'
import { readBody } from '../../http/request-guards.ts'
import { requestIdOf } from '../../http/request-id.ts'
import adminPublicationsPage from '../../pages/admin/publications/page.server.ts'
import type { AdminPublicationsProps } from '../../pages/admin/publications/page.tsx'
import { answerPage, seeOther } from '../../rendering/answer-page.ts'
import type { PageStatus } from '../../rendering/load-payload.ts'
import { href } from '../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'

type Refused = Partial<Pick<AdminPublicationsProps, 'notice' | 'note' | 'noteError' | 'confirmError'>>

const largestForm = 16 * 1024

/** The list of publications, and restoring one of them. */
export function publicationsEndpoint({ data, invalidate }: AdminServices) {
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    const refused = { notice: noticeOf(c.req.query('stare'), session.texts) }
    return answer(c, session, readNumber(c.req.query('lista')), refused, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale } = session
    const body = await readBody(c.req.raw, largestForm)
    const form = new URLSearchParams(body ?? '')
    const version = readVersionNumber(form)
    const id = readNumber(form.get('lista') ?? undefined)
    if (version === null || id === null) return plainError(400, locale)
    const note = (form.get('nota') ?? '').trim()
    if (note.length < 3 || note.length > 300) {
      const noteError = session.texts.adminPrices.problems.note
      return answer(c, session, id, { note: note.slice(0, 2000), noteError }, 422)
    }
    const publication = await readPublication(database, id)
    if (publication === null) return plainError(404, locale)
    const [published, offers] = await Promise.all([readPublished(database), readAnnounced(database)])
    const going = { ...pendingContent(publication.content, published), offers }
    const { refusals, questions } = warningsOf(going, session.texts)
    const { offer, check } = session.texts.adminPrices.publish
    if (refusals.length > 0) {
      const text = [offer.title, ...refusals].join('. ')
      return answer(c, session, id, { note, notice: { text, wrong: true } }, 422)
    }
    if (questions.length > 0 && form.get('verificat') !== 'da')
      return answer(c, session, id, { note, confirmError: check.needed }, 422)
    const done = await rollBack(database, id, version, note)
    if (done.status === 'stale')
      return answer(c, session, id, { note, notice: noticeOf('vechi', session.texts) }, 409)
    if (done.status === 'refused') {
      log('warn', 'prices-refused', { requestId: requestIdOf(c), version, rule: done.rule, row: done.row })
      const text = explainRefusal(done, publication.content, locale, session.texts.adminPrices)
      return answer(c, session, id, { note, notice: { text, wrong: true } }, 422)
    }
    await invalidate('prices')
    log('info', 'prices-rolled-back', { requestId: requestIdOf(c), publication: id })
    return seeOther(`${href('admin/publications', locale)}?stare=revenit`)
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    id: number | null,
    refused: Refused,
    status: PageStatus,
  ): Promise<Response> {
    const { account, database, locale } = session
    const [publications, pending, opened] = await Promise.all([
      readPublications(database),
      readPending(database),
      id === null ? null : readPublication(database, id),
    ])
    if (id !== null && opened === null) return plainError(404, locale)
    const { adminPublications: texts, adminPrices } = session.texts
    const { title, lead, none, show, current, back, rollback } = texts
    const props: AdminPublicationsProps = {
      bar: adminBar(account, session.texts),
      texts: {
        title,
        lead,
        none,
        show,
        current,
        back,
        rollback,
        diff: texts.diff,
        going: texts.going,
        publish: adminPrices.publish,
        errorPrefix: adminPrices.errorPrefix,
      },
      notice: null,
      version: pending.draft.version,
      publications: publications
        .filter((each) => id === null || each.id === id)
        .map((each) => ({ ...lineOf(each, session.texts), isCurrent: each.id === publications[0]?.id })),
      opened: id === null || opened === null ? null : { id, ...openedProps(opened, pending, session.texts) },
      note: '',
      noteError: null,
      confirmError: null,
      ...refused,
    }
    return answerPage(c, adminPublicationsPage, { locale, params: {}, props, status }, data)
  }
}

/** What the publication changed, and what restoring it would change now. */
function openedProps(
  { previous, content }: { previous: PriceContent; content: PriceContent },
  { published, offers, diff }: Pending,
  texts: AdminTexts,
) {
  const going = pendingContent(content, published)
  const lost = diff.categories.length + diff.items.length
  return {
    diff: diffRows(diffPrices(previous, content), texts),
    going: diffRows(going.diff, texts),
    warnings: warningsOf({ ...going, offers }, texts),
    draftLost: lost === 0 ? null : plural(lost, texts.adminPublications.going.draftLost, texts.locale),
  }
}

function lineOf(publication: Publication, { locale, adminPublications: texts }: AdminTexts) {
  const { id, kind, note, source, changed_rows, published_by_email, published_at } = publication
  const at = new Date(published_at)
  const when = { date: formatDate(at, locale), time: formatTime(at) }
  const said =
    published_by_email === null
      ? fill(texts.until, when)
      : fill(texts.by, { ...when, email: published_by_email })
  return {
    id,
    href: `${href('admin/publications', locale)}?lista=${id}`,
    kind: kind === 'rollback' ? fill(texts.kinds.rollback, { source: source ?? 0 }) : texts.kinds[kind],
    note: note === '' ? null : note,
    facts: kind === 'start' ? said : `${said} · ${plural(changed_rows, texts.changed, locale)}`,
  }
}

function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
