import type { Deferred } from '../../deferred.ts'
import type { CompareWords } from '../../features/treatments/compare/ro.ts'
import type { Comparison } from '../../features/treatments/compare-data.server.ts'
import type { Trail } from '../../ui/navigation/breadcrumb.tsx'

export type CompareProps = {
  title: string
  /** Null once two are chosen. */
  lead: string | null
  trail: Trail
  /** The label of the print button; null until two are chosen. */
  print: string | null
  choice: {
    form: Pick<CompareWords, 'first' | 'second' | 'choose' | 'button'>
    options: readonly { key: string; name: string }[]
    chosen: readonly [string, string]
    /** Why the two treatments in the query cannot be compared. */
    problem: string | null
  }
  pairs: { title: string; links: readonly { name: string; href: string }[] }
  labels: Pick<CompareWords, 'lines' | 'equal' | 'less' | 'more' | 'note'> & { table: string }
  /** Null until two are chosen. */
  comparison: Deferred<Comparison> | null
}
