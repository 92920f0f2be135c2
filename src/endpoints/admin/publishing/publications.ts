import { readDraftForm } from '../../../features/admin/drafts/draft-form.server.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import {
  type AnySubject,
  noWarnings,
  type PlaceTexts,
} from '../../../features/admin/subjects/published-subject.ts'
import { articleOf } from '../../../features/news/article-subject.server.ts'
import { type Pending, readPending } from '../../../features/publishing/pending.server.ts'
import {
  type Publication,
  readPublication,
  readPublications,
} from '../../../features/publishing/publication-store.server.ts'
import { formatDate, formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { typedLine } from '../../../format/typed.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import type { Locale } from '../../../locale.ts'
import adminPublicationsPage from '../../../pages/admin/publications/page.server.ts'
import type { AdminPublicationsProps } from '../../../pages/admin/publications/page.tsx'
import { subjectTexts } from '../../../pages/load-words.server.ts'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { hasPage, href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { pageNotices, told } from '../notices.ts'
import { sharedBar } from '../shared-bar.ts'
import { type SubjectName, subjectNamed, subjectNames } from '../subjects.ts'
import type { Refused } from './publish-result.ts'
import { rollBackStep } from './publish-step.ts'

const notices = pageNotices({ revenit: ({ adminDrafts }) => told(adminDrafts.notices.rolledBack) })

/** What was published of a subject, and restoring it. */
export function publicationsEndpoint(services: AdminServices) {
  const { data } = services
  return { show, receive }

  async function show(c: AdminContext, session: AdminSession): Promise<Response> {
    const shown = { notice: notices.asked(c, session.texts) }
    const id = readNumber(c.req.query('lista'))
    const adminSubject = subjectNamed(c.req.query('subiect') ?? 'prices')
    if (adminSubject === null || !hasPage(adminSubject.page)) return plainError(404, session.locale)
    return answer(c, session, adminSubject, id, shown, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { locale } = session
    const sent = await readDraftForm(c.req.raw, bodyLimits.adminForm)
    const publication = readNumber(sent?.form.get('lista') ?? undefined)
    if (sent === null || publication === null) return plainError(400, locale)
    const { form, version } = sent
    const note = typedLine(form.get('nota') ?? '')
    const asked = { version, publication, note, confirmed: form.get('verificat') === 'da' }
    const adminSubject = subjectNamed(form.get('subiect') ?? 'prices')
    if (adminSubject === null || !hasPage(adminSubject.page)) return plainError(404, locale)
    const done = await rollBackStep(c, session, adminSubject, asked, services)
    switch (done.status) {
      case 'missing':
        return plainError(404, locale)
      case 'refused':
        return answer(c, session, adminSubject, publication, done.shown, done.code)
      case 'done':
      case 'nothing':
        return notices.back(addressOf(adminSubject.subject.name, locale, []), 'revenit')
      default:
        return done satisfies never
    }
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    adminSubject: AnySubject,
    id: number | null,
    shown: Partial<Refused>,
    status: PageStatus,
  ): Promise<Response> {
    const { database, locale } = session
    const { subject } = adminSubject
    const [publications, pending, earlier, bar] = await Promise.all([
      readPublications(database, subject),
      readPending(adminSubject, database),
      id === null ? null : readPublication(database, subject, id),
      sharedBar(session),
    ])
    if (id !== null && earlier === null) return plainError(404, locale)
    const opened =
      id === null || earlier === null
        ? null
        : {
            id,
            ...openedProps(
              adminSubject,
              earlier,
              { pending, going: await readPending(adminSubject, database, earlier.content) },
              await subjectTexts(adminSubject, session.texts),
            ),
          }
    const { adminPublications: texts, adminDrafts } = session.texts
    const { title, lead, none, show, current, back, rollback, subjects } = texts
    const props: AdminPublicationsProps = {
      bar,
      texts: {
        title,
        lead,
        none,
        show,
        current,
        back,
        rollback,
        subject: texts.subject,
        diff: texts.diff,
        going: texts.going,
        publish: adminDrafts.publish,
        kinds: adminDrafts.diff,
        errorPrefix: adminDrafts.errorPrefix,
      },
      subject: subject.name,
      address: addressOf(subject.name, locale, []),
      subjects: [
        ...subjectNames.filter(isOffered).map((name) => ({
          href: addressOf(name, locale, []),
          text: subjects[name],
          isCurrent: name === subject.name,
        })),
        ...articleLinks(subject.name, session.texts),
      ],
      notice: null,
      version: pending.draft.version,
      publications: publications
        .filter((each) => id === null || each.id === id)
        .map((each) => ({
          ...lineOf(each, subject.name, session.texts),
          isCurrent: each.id === publications[0]?.id,
        })),
      opened,
      note: '',
      noteError: null,
      confirmError: null,
      ...shown,
    }
    return answerPage(c, adminPublicationsPage, { locale, params: {}, props, status }, data)
  }
}

function isOffered(name: SubjectName): boolean {
  const subject = subjectNamed(name)
  return subject !== null && hasPage(subject.page)
}

/** Each article has a history of its own; the list of articles leads to it. */
function articleLinks(subject: string, { locale, adminPublications }: AdminTexts) {
  if (!hasPage('admin/news')) return []
  const slug = articleOf(subject)
  const all = { href: href('admin/news', locale), text: adminPublications.subjects.news, isCurrent: false }
  if (slug === null) return [all]
  const text = fill(adminPublications.article, { slug })
  return [all, { href: addressOf(subject, locale, []), text, isCurrent: true }]
}

/** What the publication changed, and what restoring it would change now. */
function openedProps(
  adminSubject: AnySubject,
  { previous, content }: { previous: unknown; content: unknown },
  { pending, going }: Record<'pending' | 'going', Pending<unknown>>,
  texts: PlaceTexts,
) {
  const lost = adminSubject.changes(pending.published, pending.content, pending, texts).length
  return {
    diff: adminSubject.changes(previous, content, pending, texts),
    going: adminSubject.changes(going.published, going.content, going, texts),
    warnings: adminSubject.warnings?.(going, texts) ?? noWarnings,
    draftLost: lost === 0 ? null : plural(lost, texts.adminPublications.going.draftLost, texts.locale),
  }
}

function addressOf(subject: string, locale: Locale, query: [string, string][]): string {
  const named: [string, string][] = subject === 'prices' ? query : [['subiect', subject], ...query]
  const address = href('admin/publications', locale)
  return named.length === 0 ? address : `${address}?${new URLSearchParams(named)}`
}

function lineOf(publication: Publication, subject: string, { locale, adminPublications: texts }: AdminTexts) {
  const { id, kind, note, source, changed_rows, published_by_email, published_at } = publication
  const at = new Date(published_at)
  const when = { date: formatDate(at, locale), time: formatTime(at) }
  const said =
    published_by_email === null
      ? fill(texts.until, when)
      : fill(texts.by, { ...when, email: published_by_email })
  return {
    id,
    href: addressOf(subject, locale, [['lista', String(id)]]),
    kind: kind === 'rollback' ? fill(texts.kinds.rollback, { source: source ?? 0 }) : texts.kinds[kind],
    note: note === '' ? null : note,
    facts: kind === 'start' ? said : `${said} · ${plural(changed_rows, texts.changed, locale)}`,
  }
}

function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
