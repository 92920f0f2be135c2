import type { ReactNode } from 'react'
import { PriceNotes } from '../../features/prices/price-notes.tsx'
import { Later } from '../../ui/later.tsx'
import { onFirstInteraction } from '../../ui/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import type { PricesProps } from './props.ts'
import './page.css'

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
