import { readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import { success } from '../../../features/admin/frame/flashes.ts'
import { noWarnings, type PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import { articleOf } from '../../../features/news/article-subject.server.ts'
import { type Pending, readPending } from '../../../features/publishing/pending.server.ts'
import {
  type Publication,
  readPublication,
  readPublications,
} from '../../../features/publishing/publication-store.server.ts'
import { formatTime } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { typedLine } from '../../../format/typed.ts'
import { joinLocale, type Locale } from '../../../locale.ts'
import { hasPage, href, routes } from '../../../routes.ts'
import type { AdminPage, AdminRequest, OutcomeOf, SentForm } from '../../admin-page.ts'
import { isFamily, nameIn, namesOfSubjects, published, subjectNamed } from '../../load-subjects.server.ts'
import { subjectTexts } from '../../load-words.server.ts'
import { done } from '../../outcome.ts'
import type { AnySiteSubject } from '../../site-subject.ts'
import type { AdminPublicationsProps } from './page.tsx'
import type { PublicationWords } from './ro.ts'

type Of = {
  props: AdminPublicationsProps
  words: PublicationWords
  view: { subject: string; publication: number }
  flash: 'rolled-back'
}
type PublicationTexts = PlaceTexts<PublicationWords>

/** What was published of a subject, and restoring it. */
export default {
  id: 'admin/publications',
  title: ({ words }) => words.metaTitle,
  flashes: { 'rolled-back': ({ adminDrafts }) => success(adminDrafts.notices.rolledBack) },
  // The page has one form, so the pressed button does not matter.
  actions: { '': rollBack },

  async load(request, { subject: name, publication, version, note, noteError, confirmError }) {
    const { database, locale, query, texts } = request
    const subject = subjectFor(name ?? query.get('subject'))
    if (subject === null) return { outcome: 'missing' }
    const id = publication ?? readNumber(query.get('publication'))
    const [publications, pending, earlier] = await Promise.all([
      readPublications(database, subject.subject),
      request.pending(subject),
      id === null ? null : readPublication(database, subject.subject, id),
    ])
    if (id !== null && earlier === null) return { outcome: 'missing' }
    const own = subject.subject.name
    const { adminDrafts } = texts
    const { title, lead, none, show, current, back, rollback, subject: label, diff, going } = texts.words
    return {
      texts: {
        title,
        lead,
        none,
        show,
        current,
        back,
        rollback,
        subject: label,
        diff,
        going,
        publish: adminDrafts.publish,
        kinds: adminDrafts.diff,
        errorPrefix: adminDrafts.errorPrefix,
      },
      subject: own,
      address: addressOf(own, locale, []),
      subjects: await subjectLinks(own, texts),
      version: version ?? pending.draft.version,
      publications: publications
        .filter((each) => id === null || each.id === id)
        .map((each) => ({ ...lineOf(each, own, texts), isCurrent: each.id === publications[0]?.id })),
      opened:
        id === null || earlier === null
          ? null
          : {
              id,
              ...openedProps(
                subject,
                earlier,
                { pending, going: await readPending(subject, database, earlier.content) },
                await subjectTexts(subject, texts),
              ),
              draftLost: lostOfDraft(subject, pending, await subjectTexts(subject, texts), texts),
            },
      note: note ?? '',
      noteError: noteError ?? null,
      confirmError: confirmError ?? null,
    }
  },
} satisfies AdminPage<Of>

function rollBack({ form }: SentForm, request: AdminRequest<PublicationWords>): OutcomeOf<Of> {
  const subject = subjectFor(form.get('subject'))
  if (subject === null) return { outcome: 'missing' }
  const version = readVersionNumber(form)
  const publication = readNumber(form.get('publication'))
  if (version === null || publication === null) return { outcome: 'invalid' }
  const { name } = subject.subject
  return {
    outcome: 'roll back',
    subject,
    version,
    publication,
    note: typedLine(form.get('publication_note') ?? ''),
    confirmed: form.get('confirmed') === 'yes',
    view: { subject: name, publication },
    leadsTo: done('rolled-back', { at: addressOf(name, request.locale, []) }),
  }
}

/** Null for what the clinic does not have. */
function subjectFor(name: string | null): AnySiteSubject | null {
  const subject = subjectNamed(name ?? 'prices')
  return subject !== null && hasPage(subject.page) ? subject : null
}

/** Each thing of a family has a history of its own; their list leads to it. */
async function subjectLinks(current: string, texts: PublicationTexts) {
  const { locale, adminDrafts } = texts
  const names = await namesOfSubjects(texts)
  const named = [...published.filter((each) => !isFamily(each)), ...published.filter(isFamily)]
    .filter(({ page }) => hasPage(page))
    .map((each) => ({
      href: isFamily(each)
        ? joinLocale(locale, routes[each.page].path)
        : addressOf(each.subject.name, locale, []),
      text: names.get(nameIn(each)) ?? '',
      isCurrent: !isFamily(each) && each.subject.name === current,
    }))
  const slug = articleOf(current)
  if (slug === null) return named
  const text = fill(adminDrafts.article, { slug })
  return [...named, { href: addressOf(current, locale, []), text, isCurrent: true }]
}

/** What the publication changed, and what restoring it would change now. */
function openedProps(
  subject: AnySiteSubject,
  { previous, content }: { previous: unknown; content: unknown },
  { pending, going }: Record<'pending' | 'going', Pending<unknown>>,
  texts: PlaceTexts,
) {
  return {
    diff: subject.changes(previous, content, pending, texts),
    going: subject.changes(going.published, going.content, going, texts),
    warnings: subject.warnings?.(going, texts) ?? noWarnings,
  }
}

/** The drafted changes that would be lost; null if there are none. */
function lostOfDraft(
  subject: AnySiteSubject,
  pending: Pending<unknown>,
  ofSubject: PlaceTexts,
  { locale, words }: PublicationTexts,
): string | null {
  const lost = subject.changes(pending.published, pending.content, pending, ofSubject).length
  return lost === 0 ? null : plural(lost, words.going.draftLost, locale)
}

function addressOf(subject: string, locale: Locale, query: [string, string][]): string {
  const named: [string, string][] = subject === 'prices' ? query : [['subject', subject], ...query]
  const address = href('admin/publications', locale)
  return named.length === 0 ? address : `${address}?${new URLSearchParams(named)}`
}

function lineOf(publication: Publication, subject: string, { locale, words }: PublicationTexts) {
  const { id, kind, note, source, changed_rows, published_by_email, published_at } = publication
  const at = new Date(published_at)
  const when = { date: formatDate(at, locale), time: formatTime(at) }
  const heading =
    published_by_email === null
      ? fill(words.until, when)
      : fill(words.by, { ...when, email: published_by_email })
  return {
    id,
    href: addressOf(subject, locale, [['publication', String(id)]]),
    kind: kind === 'rollback' ? fill(words.kinds.rollback, { source: source ?? 0 }) : words.kinds[kind],
    note: note === '' ? null : note,
    facts: kind === 'start' ? heading : `${heading} · ${plural(changed_rows, words.changed, locale)}`,
  }
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
