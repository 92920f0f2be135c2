import type { ReactNode } from 'react'
import { PriceNotes } from '../../features/prices/price-notes.tsx'
import { Await } from '../../ui/hydration/await.tsx'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import type { PriceCategoryProps } from './props.ts'
import './page.css'

const List = onFirstInteraction(() => import('./list.tsx'), 'List')

export default function PriceCategoryPage({ list, ...page }: PriceCategoryProps): ReactNode {
  const { title, lead, trail, print, notes } = page
  return (
    <div className="prices">
      <PageHeader title={title} lead={lead} trail={trail} />
      <div className="wrap">
        <Await value={list}>{(ready) => <List list={ready} page={page} />}</Await>
        <PriceNotes notes={notes} print={print} />
      </div>
    </div>
  )
}
