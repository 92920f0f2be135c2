import type { Freshness } from '../database/freshness.ts'
import type { PriceList } from '../features/prices/schema.ts'
import type { Address } from '../http/address.ts'

/** The public site as it would be if everything that is drafted were published. */
export type DraftedSite = {
  prices: PriceList & Freshness
  /** The pages that would say something else, in the language of the request; null where nothing is drafted. */
  touched(): Promise<{ path: string; title: string }[] | null>
  titleOf(address: Address): Promise<string>
}
