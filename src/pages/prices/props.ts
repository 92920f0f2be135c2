import type { Deferred } from '../../deferred.ts'
import type { RequestedInstalment } from '../../features/instalments/instalment-under-total.tsx'
import type { EstimateFormTexts } from '../../features/prices/estimate/estimate-form.tsx'
import type { Reductions } from '../../features/prices/sums.ts'
import type { PriceTableTexts } from '../../features/prices/table/price-table.tsx'
import type { PriceListData } from '../../features/prices/table/price-table-data.server.ts'

/** The list, what offers take off it today, and the instalment of the estimate in the query. */
export type PricedList = PriceListData & { reductions: Reductions; instalment: RequestedInstalment }

export type PricesProps = {
  title: string
  lead: string
  categories: string
  print: string
  list: Deferred<PricedList>
  notes: readonly string[]
  printedOn: string
  leiPerEuro: number
  texts: EstimateFormTexts & PriceTableTexts
}
