import type { Deferred } from '../../deferred.ts'
import type { LinesWithInstalment } from '../../features/whole-treatments/whole-lines.tsx'
import type { Trail } from '../../ui/navigation/breadcrumb.tsx'

export type TotalsProps = {
  title: string
  lead: string
  trail: Trail
  note: string
  none: string
  prices: string
  help: { title: string; text: string }
  sums: Deferred<LinesWithInstalment>
}
