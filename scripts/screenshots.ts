import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { joinLocale, locales, splitLocale } from '../src/locale.ts'
import { matchRoute } from '../src/routes.ts'
import { closeDatabases } from '../tests/support/database/database.ts'
import { startSite } from '../tests/support/site/site.ts'
import { chromiumFlags, findChromium } from './chromium.ts'

/**
 * Pictures of a page of each kind in both languages at three widths, light and dark, into `screenshots/`. Needs a build
 * (`npm run build`). `npm run screenshots -- echipa` takes only the addresses that contain the word.
 */
const [word = ''] = process.argv.slice(2)
const widths = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const

const site = await startSite({ database: true })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumFlags,
})
mkdirSync('screenshots', { recursive: true })
const addresses = [
  ...onePerRoute(await addressesOfSitemap()),
  ...locales.flatMap((locale) =>
    ['/nu-exista', '/newsletter/confirmare'].map((path) => joinLocale(locale, path)),
  ),
]
for (const address of addresses.filter((each) => each.includes(word))) {
  for (const [width, height] of widths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'ro-RO',
      })
      const page = await context.newPage()
      await page.goto(site.url + address, { waitUntil: 'load' })
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
      const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '_')
      await page.screenshot({ path: `screenshots/${name}-${width}-${colorScheme}.png`, fullPage: true })
      await context.close()
    }
  }
  console.log(address)
}
await browser.close()
await site.close()
await closeDatabases()

async function addressesOfSitemap(): Promise<string[]> {
  const sitemap = await (await site.fetch('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** One treatment and one article stand for all of them, in each language. */
function onePerRoute(all: readonly string[]): string[] {
  const kinds = new Map<string, string>()
  for (const address of all) {
    const { locale, path } = splitLocale(address)
    const kind = `${locale} ${matchRoute(path)?.id}`
    if (!kinds.has(kind)) kinds.set(kind, address)
  }
  return [...kinds.values()]
}
