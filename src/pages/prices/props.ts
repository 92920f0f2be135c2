import type { Deferred } from '../../deferred.ts'
import type { AskedInstalment } from '../../features/instalments/instalment-under-total.tsx'
import type { EstimateFormTexts } from '../../features/prices/estimate/estimate-form.tsx'
import type { PriceTableTexts } from '../../features/prices/table/price-table.tsx'
import type { PriceListData } from '../../features/prices/table/price-table-data.server.ts'

/** The list, and the instalment of the estimate in the query. */
export type PricedList = PriceListData & { instalment: AskedInstalment }

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
