import type { RegionId } from '../../content/complaints/mouth.ts'
import type { Deferred } from '../../deferred.ts'
import type { InstalmentExampleData } from '../../features/instalments/monthly-instalment.ts'
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

export type MouthProps = {
  texts: Pick<MouthWords, 'title' | 'lead' | 'drawing' | 'hint' | 'urgent' | 'prices' | 'back' | 'help'>
  trail: Trail
  regions: readonly MouthRegion[]
  prices: Deferred<
    Readonly<Record<RegionId, { lines: readonly PriceLineData[]; example: InstalmentExampleData | null }>>
  >
}
