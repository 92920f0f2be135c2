import type { PriceList } from './schema.ts'
import { priceSnapshot } from './snapshot.ts'

/** The build's price list as visitors may see it: what the database would not show them is not in it. */
export const snapshotPrices: PriceList = {
  ...priceSnapshot,
  items: priceSnapshot.items.filter(({ hidden }) => !hidden),
}
