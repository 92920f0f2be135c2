import type { ReactNode } from 'react'
import { PriceNotes } from '../../features/prices/price-notes.tsx'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { Await } from '../../ui/hydration/await.tsx'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import type { PricesProps } from './props.ts'
import './page.css'

const List = onFirstInteraction(() => import('./list.tsx'), 'List')

export default function PricesPage({ list, ...page }: PricesProps): ReactNode {
  const { title, lead, print, notes } = page
  const { locale, layout, sheet = '' } = useFrame()
  return (
    <div className="prices">
      <PageHeader title={title} lead={lead}>
        {hasPage('totals') && (
          <p className="no-print">
            <a href={href('totals', locale) + sheet}>{layout.texts.tools.totals}</a>
          </p>
        )}
      </PageHeader>
      <div className="wrap">
        <Await value={list}>{(ready) => <List list={ready} page={page} />}</Await>
        <PriceNotes notes={notes} print={print} />
      </div>
    </div>
  )
}
