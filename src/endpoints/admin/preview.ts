import { clinic } from '../../content/clinic.ts'
import { type AdminDatabase, readDraft } from '../../features/admin/drafts/price-store.server.ts'
import { adminBar } from '../../features/admin/frame/frame-props.server.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import {
  priceFormTexts,
  priceListData,
  priceNotes,
  printedOn,
} from '../../features/prices/price-table-data.server.ts'
import type { PriceContent, PriceList } from '../../features/prices/schema.ts'
import { isoDateOf } from '../../format/dates.ts'
import { allowFrames } from '../../http/frame-options.ts'
import { json } from '../../http/json.ts'
import { otherLocales } from '../../locale.ts'
import adminPreviewPage from '../../pages/admin/preview/page.server.ts'
import type { PricesProps } from '../../pages/prices/props.ts'
import { answerPage } from '../../rendering/answer-page.ts'
import { href } from '../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'

/** The public page of prices, made of the draft: the same component, the same shaping, other rows. */
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

  /** What a preview that is open already needs to follow the draft. */
  async function props(_: AdminContext, { database, texts }: AdminSession): Promise<Response> {
    return json(await draftPage(database, texts, []))
  }
}

async function draftPage(
  database: AdminDatabase,
  texts: AdminTexts,
  selection: readonly string[],
): Promise<PricesProps> {
  const { content } = await readDraft(database)
  const now = new Date()
  const { prices: list } = texts
  return {
    title: list.title,
    lead: list.lead,
    categories: list.categories,
    print: list.print,
    list: { ...priceListData(texts, asPublished(content, isoDateOf(now)), selection), rate: null },
    notes: priceNotes(texts),
    printedOn: printedOn(texts, now),
    leiPerEuro: clinic.euro.lei,
    texts: priceFormTexts(texts),
  }
}

/** As it would be if it were published today. */
function asPublished(content: PriceContent, today: string): PriceList & { source: 'live'; asOf: string } {
  return {
    ...content,
    items: content.items.filter(({ hidden }) => !hidden),
    published_on: today,
    source: 'live',
    asOf: today,
  }
}
