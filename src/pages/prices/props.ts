import type { Deferred } from '../../deferred.ts'
import type { EstimateFormTexts } from '../../features/prices/estimate-form.tsx'
import type { PriceTableTexts } from '../../features/prices/price-table.tsx'
import type { PriceListData } from '../../features/prices/price-table-data.server.ts'

export type PricesProps = {
  title: string
  lead: string
  categories: string
  print: string
  list: Deferred<PriceListData>
  notes: readonly string[]
  printedOn: string
  leiPerEuro: number
  texts: EstimateFormTexts & PriceTableTexts
}
