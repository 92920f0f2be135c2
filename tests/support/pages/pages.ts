import { sharedCrawl } from '../site/shared.ts'
import { type Address, publicAddresses } from './addresses.ts'
import type { CrawledPage } from './crawl.ts'

export type PublicPage = Address & CrawledPage

/** Every public page of the shared production site. */
export async function publicPages(): Promise<PublicPage[]> {
  const [crawled, addresses] = await Promise.all([sharedCrawl(), publicAddresses()])
  const byAddress = new Map(crawled.map((page) => [page.address, page]))
  return addresses.map((each) => {
    const page = byAddress.get(each.address)
    if (page === undefined) throw new Error(`Nobody asked for ${each.address}`)
    return { ...each, ...page }
  })
}
