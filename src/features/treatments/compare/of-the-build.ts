import { priceSnapshot } from '../../prices/snapshot.ts'
import { comparand } from '../compare-data.server.ts'

/** Whether aligners are compared at the prices of the build: what describes the page is written once. */
export const comparesAligners = comparand('aligners', priceSnapshot) !== null
