import type { Deferred } from '../../deferred.ts'
import type { RequestedInstalment } from '../../features/instalments/instalment-under-total.tsx'
import type { EstimateItem } from '../../features/prices/estimate/estimate.tsx'
import type { EstimateFormTexts } from '../../features/prices/estimate/estimate-form.tsx'
import type { PricesWords } from '../../features/prices/ro.ts'
import type { Reductions } from '../../features/prices/sums.ts'
import type {
  PriceRowData,
  PriceRowFigures,
  PriceTableTexts,
} from '../../features/prices/table/price-table.tsx'
import type { PluralForms } from '../../format/plurals.ts'
import type { Trail } from '../../ui/navigation/breadcrumb.tsx'
import type { Order } from './sort.ts'

export type CategoryListData = {
  publishedOn: string
  rows: readonly (PriceRowData | PriceRowFigures)[]
  estimate: { initial: string; changed: boolean }
  /** Rows of the estimate from other categories. */
  elsewhere: readonly EstimateItem[]
  others: Trail
  reductions: Reductions
  instalment: RequestedInstalment
}

export type PriceCategoryProps = {
  slug: string
  title: string
  lead: string
  trail: Trail
  back: string
  count: PluralForms
  sort: PricesWords['sort']
  print: string
  none: string
  order: Order
  list: Deferred<CategoryListData>
  notes: readonly string[]
  printedOn: string
  leiPerEuro: number
  texts: EstimateFormTexts & PriceTableTexts
}
