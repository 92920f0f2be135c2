import type { RegionId } from '../../content/complaints/mouth.ts'
import type { Deferred } from '../../deferred.ts'
import type { ListedInstalmentsData } from '../../features/instalments/monthly-instalment.ts'
import type { PriceAmount } from '../../features/prices/amount.tsx'
import type { PriceLineData } from '../../features/prices/price-lines.tsx'
import type { Trail } from '../../ui/navigation/breadcrumb.tsx'
import type { MouthWords } from './ro.ts'

export type LinkData = { name: string; href: string }

export type MouthRegion = {
  id: RegionId
  name: string
  complaints: readonly { text: string; helps: readonly LinkData[] }[]
  urgent: readonly LinkData[]
}

export type PlacePrices = {
  lines: readonly PriceLineData[]
  /** The least that anything costs there: read before the place is opened. Null where the list has nothing for it. */
  from: PriceAmount | null
}

export type MouthProps = {
  texts: Pick<MouthWords, 'title' | 'lead' | 'drawing' | 'hint' | 'urgent' | 'prices' | 'back' | 'help'>
  trail: Trail
  regions: readonly MouthRegion[]
  prices: Deferred<{
    places: Readonly<Record<RegionId, PlacePrices>>
    /** The lender and what the law requires, once for the totals of all places. */
    example: ListedInstalmentsData | null
  }>
}
