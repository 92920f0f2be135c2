import type { ReactNode } from 'react'
import type { PriceListData } from '../../server/cards/price-table.ts'
import { atFirstGesture } from '../../ui/at-first-gesture.ts'
import type { EstimateFormTexts } from '../../ui/estimate-form.tsx'
import { type Deferred, Later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PriceNotes } from '../../ui/price-notes.tsx'
import type { PriceTableTexts } from '../../ui/price-table.tsx'
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

const List = atFirstGesture(() => import('./list.tsx'), 'List')

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
