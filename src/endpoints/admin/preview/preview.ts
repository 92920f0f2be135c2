import { clinic } from '../../../content/clinic.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import { offerNotes, offerReductions } from '../../../features/offer/offer-notes.server.ts'
import {
  priceFormTexts,
  priceListData,
  priceNotes,
  printedOn,
} from '../../../features/prices/table/price-table-data.server.ts'
import { plural } from '../../../format/plurals.ts'
import { Address } from '../../../http/address.ts'
import { plainError } from '../../../http/error-page.ts'
import { allowFrames } from '../../../http/frame-options.ts'
import { json } from '../../../http/json.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { createNonce } from '../../../http/security-headers.ts'
import { otherLocales } from '../../../locale.ts'
import adminPreviewPage from '../../../pages/admin/preview/page.server.ts'
import { prices } from '../../../pages/admin/prices/subject.server.ts'
import type { PricesProps } from '../../../pages/prices/props.ts'
import { answerPage } from '../../../rendering/answer-page.ts'
import { loadPayload } from '../../../rendering/load-payload.ts'
import { pageHeaders } from '../../../rendering/page-headers.ts'
import { renderPage } from '../../../rendering/render.tsx'
import { href, route } from '../../../routes.ts'
import { localeOf } from '../accounts/guard.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { type Drafts, draftData, draftList, isChanged, readDrafts, touchedPages } from '../draft-data.ts'
import { withArticle } from '../news/drafted-article.ts'
import { sharedBar } from '../shared-bar.ts'

/** Public pages rendered from the draft, with the same components and the same props builders. */
export function previewEndpoint({ data }: AdminServices) {
  return { show, props }

  async function show(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts } = session
    const pending = await readDrafts(database)
    const asked = c.req.query('address')
    if (asked !== undefined) return showPage(c, asked, pending, database)
    const framed = c.req.query('frame') ?? null
    const chosen = readAddress(c.req.query('page') ?? '')
    const props = {
      bar: await sharedBar(session, { subject: prices, pending: pending.prices }),
      texts: texts.adminPreview,
      others: otherLocales(locale).map((other) => ({
        href: href('admin/preview', other),
        text: texts.adminPreview.inLanguage[other],
      })),
      framed,
      touched: framed === null && isChanged(pending) ? await touched(pending, session) : null,
      chosen: chosen === null ? null : await pagePreview(chosen, pending, session),
      page: draftPage(pending, texts, c.req.queries('row') ?? []),
    }
    const page = await answerPage(c, adminPreviewPage, { locale, params: {}, props, status: 200 }, data)
    return allowFrames(page, framed === null ? 'holds' : 'held')
  }

  /** The page at a public address as it would be, to be looked at by itself or in a frame. */
  async function showPage(
    c: AdminContext,
    asked: string,
    pending: Drafts,
    database: AdminSession['database'],
  ): Promise<Response> {
    const address = readAddress(asked)
    if (address === null) return plainError(404, localeOf(c))
    const nonce = createNonce()
    const loaded = await loadDrafted(address, pending, database)
    const rendered = await renderPage(loaded, nonce, requestIdOf(c))
    const body = rendered.kind === 'whole' ? rendered.bytes : rendered.stream
    return allowFrames(
      new Response(body, { status: loaded.status, headers: pageHeaders(nonce, 'private') }),
      'held',
    )
  }

  async function pagePreview(address: Address, pending: Drafts, { database, locale }: AdminSession) {
    const { payload } = await loadDrafted(address, pending, database)
    const query = new URLSearchParams({ address: address.pathname })
    return { title: payload.head.title, src: `${href('admin/preview', locale)}?${query}` }
  }

  async function loadDrafted(address: Address, pending: Drafts, database: AdminSession['database']) {
    return loadPayload(address.resolved, await withArticle(draftData(data, pending), address, database))
  }

  async function touched(pending: Drafts, { locale, texts }: AdminSession) {
    const pages = await touchedPages(data, pending, locale)
    return {
      title: plural(pages.length, texts.adminPreview.touched, locale),
      pages: pages.map(({ path, title }) => ({
        title,
        href: `${href('admin/preview', locale)}?${new URLSearchParams({ page: path })}`,
      })),
    }
  }

  /** What an open preview needs to follow the draft. */
  async function props(_: AdminContext, { database, texts }: AdminSession): Promise<Response> {
    return json(draftPage(await readDrafts(database), texts, []))
  }
}

/** A public page's, or null for whatever else an address may say. */
function readAddress(path: string): Address | null {
  const address = new Address(path, '')
  const { match } = address.resolved
  return path.startsWith('/') && match !== null && route(match.id).sitemap !== null ? address : null
}

function draftPage(pending: Drafts, texts: AdminTexts, selection: readonly string[]): PricesProps {
  const now = new Date()
  const draft = draftList(pending)
  const { prices } = texts
  return {
    title: prices.title,
    lead: prices.lead,
    categories: prices.categories,
    print: prices.print,
    list: {
      ...priceListData(texts, draft, selection, offerNotes(texts, draft, now)),
      reductions: offerReductions(draft, now),
      instalment: null,
    },
    notes: priceNotes(texts),
    printedOn: printedOn(texts, now),
    leiPerEuro: clinic.euro.lei,
    texts: priceFormTexts(texts),
  }
}
