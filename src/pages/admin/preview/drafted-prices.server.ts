import { clinic } from '../../../content/clinic.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import { offerNotes, offerReductions } from '../../../features/offer/offer-notes.server.ts'
import {
  priceFormTexts,
  priceListData,
  priceNotes,
  printedOn,
} from '../../../features/prices/table/price-table-data.server.ts'
import type { DraftedSite } from '../../drafted-site.ts'
import type { AdminPreviewProps } from './page.tsx'

/** The page of prices as visitors would have it, with these rows chosen. */
export function draftedPrices(
  drafted: DraftedSite['prices'],
  texts: AdminTexts,
  selection: readonly string[],
): AdminPreviewProps['page'] {
  const now = new Date()
  const { prices } = texts
  return {
    title: prices.title,
    lead: prices.lead,
    print: prices.print,
    search: null,
    list: {
      ...priceListData(texts, drafted, selection, offerNotes(texts, drafted, now)),
      reductions: offerReductions(drafted, now),
      instalment: null,
      found: null,
    },
    notes: priceNotes(texts),
    printedOn: printedOn(texts, now),
    leiPerEuro: clinic.euro.lei,
    texts: priceFormTexts(texts),
  }
}
