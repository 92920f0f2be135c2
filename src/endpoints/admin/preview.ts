import { clinic } from '../../content/clinic.ts'
import type { Freshness } from '../../database/freshness.ts'
import type { AdminDatabase } from '../../features/admin/drafts/price-store.server.ts'
import { adminBar } from '../../features/admin/frame/frame-props.server.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import { readPending } from '../../features/admin/publications/pending.server.ts'
import { offerNotes } from '../../features/offer/offer-notes.server.ts'
import { listOn } from '../../features/prices/on-day.ts'
import {
  priceFormTexts,
  priceListData,
  priceNotes,
  printedOn,
} from '../../features/prices/table/price-table-data.server.ts'
import { allowFrames } from '../../http/frame-options.ts'
import { json } from '../../http/json.ts'
import { otherLocales } from '../../locale.ts'
import adminPreviewPage from '../../pages/admin/preview/page.server.ts'
import type { PricesProps } from '../../pages/prices/props.ts'
import { answerPage } from '../../rendering/answer-page.ts'
import { href } from '../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'

/** The public price page rendered from the draft, with the same component and the same props builder. */
export function previewEndpoint({ data }: AdminServices) {
  return { show, props }

  async function show(
    c: AdminContext,
    { account, database, locale, texts }: AdminSession,
  ): Promise<Response> {
    const framed = c.req.query('cadru') ?? null
    const props = {
      bar: adminBar(account, texts),
      texts: texts.adminPreview,
      others: otherLocales(locale).map((other) => ({
        href: href('admin/preview', other),
        text: texts.adminPrices.publish.previewIn[other],
      })),
      framed,
      page: await draftPage(database, texts, c.req.queries('rand') ?? []),
    }
    const page = await answerPage(c, adminPreviewPage, { locale, params: {}, props, status: 200 }, data)
    return framed === null ? page : allowFrames(page, 'held')
  }

  /** What an open preview needs to follow the draft. */
  async function props(_: AdminContext, { database, texts }: AdminSession): Promise<Response> {
    return json(await draftPage(database, texts, []))
  }
}

async function draftPage(
  database: AdminDatabase,
  texts: AdminTexts,
  selection: readonly string[],
): Promise<PricesProps> {
  const { content, offers, today } = await readPending(database)
  const now = new Date()
  const list = listOn({ ...content, offers, published_on: today }, today)
  const draft = { ...list, items: list.items.filter(({ hidden }) => !hidden), ...asLive(today) }
  const { prices } = texts
  return {
    title: prices.title,
    lead: prices.lead,
    categories: prices.categories,
    print: prices.print,
    list: { ...priceListData(texts, draft, selection, offerNotes(texts, draft, now)), rate: null },
    notes: priceNotes(texts),
    printedOn: printedOn(texts, now),
    leiPerEuro: clinic.euro.lei,
    texts: priceFormTexts(texts),
  }
}

/** As it would be if published today. */
function asLive(today: string): Freshness {
  return { source: 'live', asOf: today }
}
