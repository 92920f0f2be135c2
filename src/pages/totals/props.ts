import type { Deferred } from '../../deferred.ts'
import type { WholeLine } from '../../features/bills/whole-lines.tsx'
import type { Rate } from '../../features/instalments/rate.ts'
import type { Trail } from '../../ui/navigation/breadcrumb.tsx'

export type TotalsProps = {
  title: string
  lead: string
  trail: Trail
  note: string
  none: string
  prices: string
  help: { title: string; text: string }
  sums: Deferred<{
    lines: readonly WholeLine[]
    /** The rate of the first of them, for its example. */
    rate: Rate | null
  }>
}
