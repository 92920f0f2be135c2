import { isSame } from '../../../features/publishing/changes.ts'
import {
  type Pending,
  type PendingReader,
  pendingReader,
} from '../../../features/publishing/pending.server.ts'
import { isoDateOf } from '../../../format/dates.ts'
import type { Address } from '../../../http/address.ts'
import { allowFrames } from '../../../http/frame-options.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { createNonce } from '../../../http/security-headers.ts'
import type { Locale } from '../../../locale.ts'
import { withArticle } from '../../../pages/admin/news/drafted-article.server.ts'
import type { DraftedSite } from '../../../pages/drafted-site.ts'
import { loadPageServer } from '../../../pages/load-page-server.server.ts'
import { subjects } from '../../../pages/load-subjects.server.ts'
import type { AnySiteSubject } from '../../../pages/site-subject.ts'
import { changedPages, isFrameChanged } from '../../../rendering/changed-pages.ts'
import { type Loaded, loadPayload } from '../../../rendering/load-payload.ts'
import { pageHeaders } from '../../../rendering/page-headers.ts'
import { renderPage } from '../../../rendering/render.tsx'
import { href } from '../../../routes.ts'
import type { Data } from '../../../sources/data.ts'
import { published } from '../../../sources/published.ts'
import { replaceSource } from '../../../sources/replace-source.ts'
import type { AnySource } from '../../../sources/source.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'

type Database = AdminSession['database']

/** What of it an admin page asks for. */
export async function draftedSite(
  database: Database,
  pending: PendingReader,
  data: Data,
  locale: Locale,
): Promise<DraftedSite> {
  const drafts = await readDrafts(pending)
  return {
    prices: await draftData(data, drafts).prices(),
    touched: async () => (isChanged(drafts) ? touchedPages(data, drafts, locale) : null),
    titleOf: async (address) => (await load(address, drafts, database, data)).payload.head.title,
  }
}

/** The page at a public address as it would be, to be looked at by itself or in a frame. */
export async function draftedPage(
  c: AdminContext,
  database: Database,
  address: Address,
  data: Data,
): Promise<Response> {
  const nonce = createNonce()
  const loaded = await load(address, await readDrafts(pendingReader(database)), database, data)
  const rendered = await renderPage(loaded, nonce, requestIdOf(c))
  const body = rendered.kind === 'whole' ? rendered.bytes : rendered.stream
  return allowFrames(
    new Response(body, { status: loaded.status, headers: pageHeaders(nonce, 'private') }),
    'held',
  )
}

async function load(address: Address, drafts: Drafts, database: Database, data: Data): Promise<Loaded> {
  return loadPayload(address.resolved, await withArticle(draftData(data, drafts), address, database))
}

type Drafts = readonly { subject: AnySiteSubject; pending: Pending<unknown> }[]

/** What is drafted of every subject that public pages show. */
function readDrafts(pending: PendingReader): Promise<Drafts> {
  const onPages = subjects.filter(({ shows }) => shows !== undefined)
  return Promise.all(onPages.map(async (subject) => ({ subject, pending: await pending(subject) })))
}

function isChanged(drafts: Drafts): boolean {
  return drafts.some(({ pending }) => !isSame(pending.published, pending.content))
}

/** What pages would be made of if the drafts were published today; `published`: what they are made of, read as the drafts are. */
function draftData(data: Data, drafts: Drafts, which: 'content' | 'published' = 'content'): Data {
  const today = isoDateOf(new Date())
  const bySource = Map.groupBy(drafts, ({ subject }) => subject.source)
  return [...bySource].reduce((patched, [name, of]) => {
    const parts = of.map(({ subject, pending }) => subject.shows?.(pending[which], pending))
    const source: AnySource = published[name]
    return replaceSource(patched, source, Object.assign({}, ...parts), today)
  }, data)
}

/** The public pages that say something else with the drafts than without them. */
async function touchedPages(
  data: Data,
  drafts: Drafts,
  locale: Locale,
): Promise<{ path: string; title: string }[]> {
  const before = draftData(data, drafts, 'published')
  const after = draftData(data, drafts)
  const pages = await changedPages(before, after, locale)
  const touched = pages.flatMap(({ path, title }) => (title === null ? [] : [{ path, title }]))
  // What is around every page is shown by the first one.
  const home = href('home', locale)
  if (touched.some(({ path }) => path === home) || !(await isFrameChanged(before, after))) return touched
  const server = await loadPageServer('home')
  const context = { locale, params: { slug: '' }, query: new URLSearchParams(), now: new Date(), data: after }
  const props = await server.load(context)
  return props === null
    ? touched
    : [{ path: home, title: (await server.meta(props, context)).title }, ...touched]
}
