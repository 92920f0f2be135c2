import type { Deferred } from '../../deferred.ts'
import type { BillData, BillTexts } from '../../features/whole-treatments/bill.tsx'
import type { WholeLine } from '../../features/whole-treatments/whole-lines.tsx'
import type { Trail } from '../../ui/navigation/breadcrumb.tsx'

export type TotalProps = {
  name: string
  lead: string
  /** What may be added. */
  without: string
  /** The name of an illustration. */
  drawing: string
  treatment: { key: string; text: string; href: string }
  trail: Trail
  note: string
  printed: string
  help: { title: string; text: string }
  texts: BillTexts
  /** `bill` is null while a part of the treatment is not in the list. */
  sums: Deferred<{ bill: BillData | null; others: readonly WholeLine[] }>
}
