import type { PriceList } from './schema.ts'
import { priceSnapshot } from './snapshot.ts'

/** The build's price list as visitors may see it, without what the database would hide from them. */
export const snapshotPrices: PriceList = {
  ...priceSnapshot,
  items: priceSnapshot.items.filter(({ hidden }) => !hidden),
}
