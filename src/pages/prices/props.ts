import type { Deferred } from '../../deferred.ts'
import type { RequestedInstalment } from '../../features/instalments/instalment-under-total.tsx'
import type { EstimateFormTexts } from '../../features/prices/estimate/estimate-form.tsx'
import type { PricesWords } from '../../features/prices/ro.ts'
import type { Reductions } from '../../features/prices/sums.ts'
import type { PriceTableTexts } from '../../features/prices/table/price-table.tsx'
import type { PriceListData } from '../../features/prices/table/price-table-data.server.ts'

/** The list, what offers take off it today, and the instalment of the estimate in the query. */
export type PricedList = PriceListData & {
  reductions: Reductions
  instalment: RequestedInstalment
  /** The rows that the words in the query find, best first; null without a search. */
  found: readonly string[] | null
}

export type PricesProps = {
  title: string
  lead: string
  print: string
  /** Null where every category is open: in the preview of a draft. */
  search: {
    words: string
    texts: PricesWords['search']
    count: PricesWords['category']['count']
  } | null
  list: Deferred<PricedList>
  notes: readonly string[]
  printedOn: string
  leiPerEuro: number
  texts: EstimateFormTexts & PriceTableTexts
}
