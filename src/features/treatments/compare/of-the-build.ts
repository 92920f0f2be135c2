import { variants } from '../../../content/comparisons.ts'
import { priceSnapshot } from '../../prices/snapshot.ts'

const listed = new Set(priceSnapshot.items.filter(({ hidden }) => !hidden).map(({ id }) => id))

/** Whether braces and aligners are compared at the prices of the build: what describes the page is written once. */
export const comparesAligners = [variants.braces, variants.aligners].every(({ course }) =>
  listed.has(course.row),
)
