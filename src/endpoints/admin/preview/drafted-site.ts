import { type PendingReader, pendingReader } from '../../../features/publishing/pending.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import type { Address } from '../../../http/address.ts'
import { allowFrames } from '../../../http/frame-options.ts'
import { json } from '../../../http/json.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { createNonce } from '../../../http/security-headers.ts'
import type { Locale } from '../../../locale.ts'
import { draftedPrices } from '../../../pages/admin/preview/drafted-prices.server.ts'
import type { DraftedSite } from '../../../pages/drafted-site.ts'
import { type Loaded, loadPayload } from '../../../rendering/load-payload.ts'
import { pageHeaders } from '../../../rendering/page-headers.ts'
import { renderPage } from '../../../rendering/render.tsx'
import type { Data } from '../../../sources/data.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'
import { withArticle } from '../news/drafted-article.ts'
import { type Drafts, draftData, isChanged, readDrafts, touchedPages } from './draft-data.ts'

/** What of it an admin page asks for. */
export async function draftedSite(
  database: AdminDatabase,
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
  { database }: AdminSession,
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

/** What an open preview needs to follow the draft. */
export function followPreview(data: Data) {
  return async function followPreview(_: AdminContext, { database, texts }: AdminSession): Promise<Response> {
    const drafts = await readDrafts(pendingReader(database))
    return json(draftedPrices(await draftData(data, drafts).prices(), texts, []))
  }
}

async function load(address: Address, drafts: Drafts, database: AdminDatabase, data: Data): Promise<Loaded> {
  return loadPayload(address.resolved, await withArticle(draftData(data, drafts), address, database))
}
