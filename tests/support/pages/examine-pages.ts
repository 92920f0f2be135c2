import { colourFindings, findingsBesideColours } from '../browser/axe.ts'
import { launchBrowser } from '../browser/browser.ts'
import { oneAddressPerRoute } from './addresses.ts'

export type ExaminedPage = { address: string; findings: string[] }

/** One page of each kind on a phone, its colours in light and dark. */
export async function examinePages(siteUrl: string): Promise<ExaminedPage[]> {
  const browser = await launchBrowser()
  const looks = new Set<string>()
  const examined: ExaminedPage[] = []
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
    for (const { address } of await oneAddressPerRoute()) {
      await page.goto(siteUrl + address)
      const found = [...(await findingsBesideColours(page)), ...(await colourFindings(page, [360], looks))]
      examined.push({ address, findings: found })
    }
  } finally {
    await browser.close()
  }
  return examined
}
