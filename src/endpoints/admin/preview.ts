import { clinic } from '../../content/clinic.ts'
import type { Account } from '../../features/admin/account/session.server.ts'
import { type AdminDatabase, readDraft } from '../../features/admin/drafts/price-store.server.ts'
import { adminBar } from '../../features/admin/frame/frame-props.server.ts'
import { adminTexts } from '../../features/admin/frame/texts.server.ts'
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
import { type Locale, otherLocale } from '../../locale.ts'
import adminPreviewPage from '../../pages/adminPreview/page.server.ts'
import type { PricesProps } from '../../pages/prices/props.ts'
import { answerPage } from '../../rendering/answer-page.ts'
import { href } from '../../routes.ts'
import type { AdminContext, AdminServices } from './admin-context.ts'

type Session = { account: Account; database: AdminDatabase; locale: Locale }

/** The public page of prices, made of the draft: the same component, the same shaping, other rows. */
export function previewEndpoint({ data }: AdminServices) {
  return { show, props }

  async function show(c: AdminContext, { account, database, locale }: Session): Promise<Response> {
    const framed = c.req.query('cadru') ?? null
    const props = {
      bar: adminBar(account, locale),
      texts: adminTexts[locale].adminPreview,
      otherHref: href('adminPreview', otherLocale(locale)),
      framed,
      page: await draftPage(database, locale, c.req.queries('rand') ?? []),
    }
    const page = await answerPage(c, adminPreviewPage, { locale, params: {}, props, status: 200 }, data)
    return framed === null ? page : allowFrames(page, 'held')
  }

  /** What a preview that is open already needs to follow the draft. */
  async function props(_: AdminContext, { database, locale }: Session): Promise<Response> {
    return json(await draftPage(database, locale, []))
  }
}

async function draftPage(
  database: AdminDatabase,
  locale: Locale,
  selection: readonly string[],
): Promise<PricesProps> {
  const { content } = await readDraft(database)
  const now = new Date()
  const { list } = adminTexts[locale]
  return {
    title: list.title,
    lead: list.lead,
    categories: list.categories,
    print: list.print,
    list: priceListData(locale, asPublished(content, isoDateOf(now)), selection),
    notes: priceNotes(locale),
    printedOn: printedOn(locale, now),
    leiPerEuro: clinic.euro.lei,
    texts: priceFormTexts(locale),
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
