import type { ReactNode } from 'react'
import type { Deferred } from '../../deferred.ts'
import type { EstimateFormTexts } from '../../features/prices/estimate-form.tsx'
import { PriceNotes } from '../../features/prices/price-notes.tsx'
import type { PriceTableTexts } from '../../features/prices/price-table.tsx'
import type { PriceListData } from '../../features/prices/price-table-data.server.ts'
import { Later } from '../../ui/later.tsx'
import { onFirstInteraction } from '../../ui/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import './page.css'

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

const List = onFirstInteraction(() => import('./list.tsx'), 'List')

export default function PricesPage({ list, ...page }: PricesProps): ReactNode {
  const { title, lead, print, notes } = page
  return (
    <div className="prices">
      <PageHeader title={title} lead={lead} />
      <div className="wrap">
        <Later value={list}>{(ready) => <List list={ready} page={page} />}</Later>
        <PriceNotes notes={notes} print={print} />
      </div>
    </div>
  )
}
