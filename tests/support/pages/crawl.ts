import { locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'
import { publicAddresses } from './addresses.ts'
import { decodeHtml } from './html.ts'

export type CrawledPage = {
  address: string
  status: number
  headers: Record<string, string>
  /** Empty for what is no document, and for lists that are filtered. */
  html: string
  /** How many links lead to it from the first page; null if it was asked for by its address. */
  clicks: number | null
  /** The page with the link. */
  from: string
}

const starts = locales.map((locale) => href('home', locale))
/** Pages for visitors that no link leads to. */
const unlinked = ['/nu-exista', '/en/nu-exista', '/admin/prices']

/** Asks for every address without its fragment that links lead to, and then for the public ones that none led to. */
export async function crawl(siteUrl: string): Promise<CrawledPage[]> {
  const found = new Map<string, CrawledPage>()
  let next = new Map(starts.map((address) => [address, 'the beginning']))
  for (let clicks = 0; next.size > 0; clicks += 1) {
    const asked = [...next].filter(([address]) => !found.has(address))
    next = new Map()
    for (const page of await askFor(siteUrl, asked, clicks)) {
      found.set(page.address, page)
      for (const link of linksOf(page.html)) if (!next.has(link)) next.set(link, page.address)
    }
  }
  const rest = [...(await publicAddresses()).map(({ address }) => address), ...unlinked]
    .filter((address) => !found.has(address))
    .map((address) => [address, 'nowhere'] as const)
  return [...found.values(), ...(await askFor(siteUrl, rest, null))]
}

/** Eight at a time. */
async function askFor(
  siteUrl: string,
  asked: readonly (readonly [address: string, from: string])[],
  clicks: number | null,
): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = []
  for (let index = 0; index < asked.length; index += 8)
    pages.push(
      ...(await Promise.all(
        asked.slice(index, index + 8).map(async ([address, from]) => {
          const answer = await fetch(siteUrl + address, { redirect: 'manual' })
          const text = await answer.text()
          const headers = Object.fromEntries(answer.headers)
          const isRead = isDocument(headers) && leadsFurther(address)
          return { address, status: answer.status, headers, html: isRead ? text : '', clicks, from }
        }),
      )),
    )
  return pages
}

const isDocument = (headers: Record<string, string>) =>
  headers['content-type']?.startsWith('text/html') === true

/** A filtered list shows the links of the whole one; only the next page of a list leads further. */
const leadsFurther = (address: string) => !address.includes('?') || /\?pagina=\d+$/.test(address)

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)]
    .map(([, href = '']) => decodeHtml(href))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.replace(/#.*$/, ''))
}
