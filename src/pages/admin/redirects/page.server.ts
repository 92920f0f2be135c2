import { clinic } from '../../../content/clinic.ts'
import { failure } from '../../../features/admin/frame/flashes.ts'
import { type InsightGroup, insightReader } from '../../../features/insights/reader.server.ts'
import { isSame } from '../../../features/publishing/changes.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import { entriesOf, listsOf } from '../../../features/redirects/collections.ts'
import type { RedirectContent } from '../../../features/redirects/redirect-subject.server.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { readable, typedLine } from '../../../format/typed.ts'
import { reportError } from '../../../http/log.ts'
import { fillPath, pageIds, route } from '../../../routes.ts'
import { settings } from '../../../settings.ts'
import type { Data } from '../../../sources/data.ts'
import type { AdminRequest, OutcomeOf, PublishingPage, SentForm } from '../../admin-page.ts'
import { done, refused } from '../../outcome.ts'
import {
  checkRedirect,
  type RedirectValues,
  readRedirectForm,
  resultOf,
  siteAddresses,
  sourceFrom,
} from './form.server.ts'
import type { AdminRedirectsProps, RedirectsProps } from './page.tsx'
import type { RedirectWords } from './ro.ts'
import { subject } from './subject.server.ts'

type Of = {
  props: AdminRedirectsProps
  words: RedirectWords
  view: { values: RedirectValues; errors: RedirectsProps['errors']; agreed: string }
  flash: 'waiting'
  content: RedirectContent
}

const mostCandidates = 20

/** The owner's redirects: adding and removing take effect at once, each with its way back. */
export default {
  id: 'admin/redirects',
  title: ({ words }) => words.metaTitle,
  publishes: subject,
  actions: { add, remove },
  flashes: { waiting: ({ words }) => failure(words.waits) },

  async load(request, { values, errors = {}, agreed = '' }, { content }) {
    const { locale, texts, query } = request
    const { words } = texts
    const [hits, missing, pages] = await Promise.all([
      readHits('redirect', request),
      readHits('missing', request),
      targets(request.data),
    ])
    const addresses = siteAddresses(request.redirects)
    const counted = (count: number) => plural(count, words.list.times, locale)
    const countOf = new Map(hits?.map(({ keys: [path = ''], count }) => [path, count]))
    const sources = new Set(content.rows.map(({ from }) => from))
    /** It has a page or a target by now, or a row of the draft. */
    const isAnswered = (path: string) =>
      sources.has(path) || addresses.targetOf(path) !== null || addresses.isPage(path)
    const tried = typedLine(query.get('tried') ?? '')
    const path = sourceFrom(tried)
    const { results } = words.tried
    const result = path === null ? results.broken : resultOf(path, content.rows, addresses, results)
    return {
      texts: words,
      values: values ?? { from: query.get('from') ?? '', to: '', note: '' },
      errors,
      agreed,
      pages,
      tried: { address: tried, result: tried === '' ? null : result },
      rows: content.rows.map((row) => ({
        ...row,
        hits: hits === null ? null : counted(countOf.get(row.from) ?? 0),
      })),
      missing:
        missing
          ?.filter(({ keys: [path = ''] }) => !isAnswered(path))
          .slice(0, mostCandidates)
          .map(({ keys: [path = ''], count }) => ({ path, count: counted(count) })) ?? null,
    }
  },
} satisfies PublishingPage<Of>

async function add(
  { form, version }: SentForm,
  request: AdminRequest<RedirectWords>,
): Promise<OutcomeOf<Of>> {
  const { database, hostname, texts } = request
  const values = readRedirectForm(form)
  const { draft, content, published } = await readPending(subject, database)
  const site = { siteIndex: request.redirects, hosts: [new URL(clinic.origin).hostname, hostname] }
  const { redirect, errors } = checkRedirect(values, content.rows, site, texts.words)
  if (redirect === null) return refused({ values, errors, agreed: sourceFrom(values.from) ?? '' })
  // Saved by a press before this one whose publication failed.
  if (content.rows.some((row) => isSame(row, redirect)))
    return done(isSame(content, published) ? 'published' : 'waiting')
  if (draft.version !== version)
    return refused({ values, notice: failure(texts.adminDrafts.problems.stale) }, 409)
  const rows = [...content.rows.filter(({ from }) => from !== redirect.from), redirect]
  const note = fill(texts.words.add.note, redirect).slice(0, 300)
  return { outcome: 'publish', version, content: { rows }, note, view: { values } }
}

async function remove(
  { form, version }: SentForm,
  { database, texts }: AdminRequest<RedirectWords>,
): Promise<OutcomeOf<Of>> {
  const from = form.get('from') ?? ''
  const { content } = await readPending(subject, database)
  const rows = content.rows.filter((row) => readable(row.from) !== from)
  if (rows.length === content.rows.length) return done('stale')
  const note = fill(texts.words.list.note, { from }).slice(0, 300)
  return { outcome: 'publish', version, content: { rows }, note, view: {} }
}

/** Every address that a redirect may lead to. */
async function targets(data: Data): Promise<string[]> {
  const lists = await listsOf(data)
  return pageIds.flatMap((id) => {
    const { path, sitemap, collection } = route(id)
    if (sitemap === null) return []
    if (collection === undefined) return [path]
    return entriesOf(collection, lists).map(({ slug }) => fillPath(path, { slug }))
  })
}

const days = 30

/** Paths with how often they were asked for, or null where statistics cannot be read. */
export async function readHits(
  kind: 'redirect' | 'missing',
  { env, requestId }: Pick<AdminRequest, 'env' | 'requestId'>,
): Promise<InsightGroup[] | null> {
  const reader = insightReader(env, settings.insights)
  if (reader === null) return null
  return reader.read({ kind, by: ['detail'], days, limit: 200 }).catch((error: unknown) => {
    reportError(error, { requestId, during: 'insights' })
    return null
  })
}
