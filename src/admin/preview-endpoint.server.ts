import { clinic } from '../content/clinic.ts'
import type { PriceContent, PriceList } from '../data/prices/schema.ts'
import { isoDateOf } from '../format/dates.ts'
import { type Locale, twinOf } from '../locale.ts'
import { href } from '../routes.ts'
import { answerPage } from '../server/answer-page.ts'
import { priceFormTexts, priceListData, priceNotes, printedOn } from '../server/cards/price-table.ts'
import type { AdminDesk } from './desk.server.ts'
import { adminBar } from './frame-props.server.ts'
import type { AdminContext } from './guard.server.ts'
import { type AdminDatabase, readDraft } from './price-store.server.ts'
import type { Account } from './session.server.ts'
import { adminTexts } from './texts.server.ts'

/** The public page of prices, made of the draft: the same component, the same shaping, other rows. */
export function previewEndpoint({ data }: AdminDesk) {
  return async function showPreview(
    c: AdminContext,
    { account, database, locale }: { account: Account; database: AdminDatabase; locale: Locale },
  ): Promise<Response> {
    const { content } = await readDraft(database)
    const now = new Date()
    const { adminPreview, list } = adminTexts[locale]
    const picks = c.req.queries('rand') ?? []
    const props = {
      bar: adminBar(account, locale),
      texts: adminPreview,
      otherHref: href('adminPreview', twinOf(locale)),
      page: {
        title: list.title,
        lead: list.lead,
        categories: list.categories,
        print: list.print,
        list: priceListData(locale, asPublished(content, isoDateOf(now)), picks),
        notes: priceNotes(locale),
        printedOn: printedOn(locale, now),
        leiPerEuro: clinic.euro.lei,
        texts: priceFormTexts(locale),
      },
    }
    return answerPage(c, 'adminPreview', { locale, params: {}, props, status: 200 }, data)
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
