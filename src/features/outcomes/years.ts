import { sampleOutcomes } from '../../content/sample-evidence.ts'
import type { PublishedOutcomes } from './outcomes.server.ts'

/** The years that have a page, the latest first: none until the owner has published one. */
export function yearsWithPage({ years }: PublishedOutcomes) {
  return (years ?? sampleOutcomes).toSorted((a, b) => b.year - a.year)
}
