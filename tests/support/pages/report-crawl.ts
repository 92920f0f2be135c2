import { writeFileSync } from 'node:fs'
import { colourFindings, findingsBesideColours } from '../browser/axe.ts'
import { launchBrowser } from '../browser/browser.ts'
import { startSite } from '../site/site.ts'
import { oneAddressPerRoute } from './addresses.ts'
import { crawl } from './crawl.ts'

// Crawls the built site of the folder it is run in and writes what was found into the file it is given.
const site = await startSite()
try {
  const pages = await crawl(site.url)
  const sitemap = await (await site.fetch('/sitemap.xml')).text()
  const errors = site.logs().filter(({ level }) => level === 'error')
  const examined = await examine()
  writeFileSync(process.argv[2] ?? '', JSON.stringify({ pages, sitemap, errors, examined }))
} finally {
  await site.close()
}

/** One page of each kind on a phone, its colours in light and dark. */
async function examine() {
  const browser = await launchBrowser()
  const looks = new Set<string>()
  const examined: { address: string; findings: string[] }[] = []
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
    for (const { address } of await oneAddressPerRoute()) {
      await page.goto(site.url + address)
      const found = [...(await findingsBesideColours(page)), ...(await colourFindings(page, [360], looks))]
      examined.push({ address, findings: found })
    }
  } finally {
    await browser.close()
  }
  return examined
}
