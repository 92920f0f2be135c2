import type { ReactNode } from 'react'
import type { Prices } from '../../content/payment-schema.ts'
import type { Deferred } from '../../deferred.ts'
import type { EstimateItem } from '../../features/prices/estimate.tsx'
import type { EstimateFormTexts } from '../../features/prices/estimate-form.tsx'
import { PriceNotes } from '../../features/prices/price-notes.tsx'
import type { PriceRowData, PriceTableTexts } from '../../features/prices/price-table.tsx'
import type { PluralForms } from '../../format/plurals.ts'
import type { Trail } from '../../ui/breadcrumb.tsx'
import { Later } from '../../ui/later.tsx'
import { onFirstInteraction } from '../../ui/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import type { Order } from './sort.ts'
import './page.css'

export type CategoryListData = {
  publishedOn: string
  rows: readonly PriceRowData[]
  estimate: { initial: string; changed: boolean }
  /** What the estimate holds of other categories. */
  elsewhere: readonly EstimateItem[]
  others: Trail
}

export type PriceCategoryProps = {
  slug: string
  title: string
  lead: string
  trail: Trail
  back: string
  count: PluralForms
  sort: Prices['sort']
  print: string
  none: string
  order: Order
  list: Deferred<CategoryListData>
  notes: readonly string[]
  printedOn: string
  leiPerEuro: number
  texts: EstimateFormTexts & PriceTableTexts
}

const List = onFirstInteraction(() => import('./list.tsx'), 'List')

export default function PriceCategoryPage({ list, ...page }: PriceCategoryProps): ReactNode {
  const { title, lead, trail, print, notes } = page
  return (
    <div className="prices">
      <PageHeader title={title} lead={lead} trail={trail} />
      <div className="wrap">
        <Later value={list}>{(ready) => <List list={ready} page={page} />}</Later>
        <PriceNotes notes={notes} print={print} />
      </div>
    </div>
  )
}
