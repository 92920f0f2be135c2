import { createTestHarness } from 'wrangler'
import {
  aimsInWords,
  lighthouseAimsInWords,
  lighthouseRows,
  overAims,
  overLighthouseAims,
  tableRow,
} from './bench/aims.ts'
import { openEdge, serveFiles } from './bench/edge.ts'
import { measureHeap } from './bench/heap.ts'
import { timeClicks, timeNavigation } from './bench/interaction.ts'
import { comparePages } from './bench/lighthouse.ts'
import { pageKinds } from './bench/page-kinds.ts'
import { openChromium } from './bench/phone.ts'
import { servePlainPages } from './bench/plain-pages.ts'
import { referencePage } from './bench/reference-page.ts'
import { benchServer } from './bench/server.ts'
import { compareWithReference } from './bench/slow-phone.ts'
import { writeFinishedConfig } from './build/wrangler-config.ts'

/**
 * The figures of docs/performance.md. `npm run bench` takes all of them; `npm run bench -- phone` one part (server, heap,
 * phone, interaction, lighthouse), and `npm run bench -- phone tratamente contact` the pages with these words in their
 * address: those are measured beside the same pages as plain React. BENCH_ROUNDS says how often; what is compared
 * alternates.
 */
const parts = ['server', 'heap', 'phone', 'interaction', 'lighthouse']
const given = process.argv.slice(2)
const wanted = given.filter((word) => parts.includes(word))
const words = given.filter((word) => !parts.includes(word))
const paths = await pageKinds(words)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part)

if (isWanted('server')) await benchServer(rounds)
if (isWanted('heap')) {
  console.log('\nMemory of an isolate, in MiB: at most 64 of the 128 that the platform gives')
  console.table(measureHeap())
}
if (['phone', 'interaction', 'lighthouse'].some(isWanted)) await benchBrowser()

async function benchBrowser(): Promise<void> {
  const harness = createTestHarness({ workers: [{ configPath: writeFinishedConfig('production') }] })
  const { url } = await harness.listen()
  const edge = await openEdge(url.origin)
  const reference = await serveFiles(referencePage())
  const browser = await openChromium()
  // Visits to all pages take long enough without.
  const besideReact = words.length > 0 ? paths : []
  const react = await servePlainPages(url.origin, isWanted('lighthouse') ? paths : besideReact, browser)
  if (isWanted('phone')) {
    const subjects = [
      ...paths.map((path) => [path, edge.url + path] as const),
      ...besideReact.map((path) => [`${path} as plain React`, react.url + path] as const),
    ]
    const figures = await compareWithReference(browser, reference.url, subjects, rounds)
    console.log('\nSlow phone. Ratios to the reference; ms of the main thread by kind; KB with brotli')
    console.table(figures.map(tableRow))
    console.log(`Over the aims (${aimsInWords}):`)
    for (const each of figures.filter(({ page }) => paths.includes(page)))
      console.log(`${each.page}: ${overAims(each).join(', ') || 'nothing'}`)
  }
  if (isWanted('interaction')) {
    console.log('\nClicks on the slow phone: at most 200 ms')
    console.table(await timeClicks(browser, edge.url, Math.min(rounds, 3)))
    console.log(
      `A page that was fetched ahead is there after ${await timeNavigation(browser, edge.url, 3)} ms, at most 300`,
    )
  }
  await browser.close()
  if (isWanted('lighthouse')) {
    const sites = { site: edge.url, react: react.url, floor: reference.url }
    const { floor, pages } = await comparePages(sites, paths, Math.min(rounds, 3))
    console.log('\nLighthouse as on a phone, medians: scores, ms of the main thread and of blocking')
    console.table([{ page: 'floor: the reference', ...floor }, ...pages.flatMap(lighthouseRows)])
    console.log(`Over the aims (${lighthouseAimsInWords}):`)
    for (const each of pages) console.log(`${each.page}: ${overLighthouseAims(each).join(', ') || 'nothing'}`)
  }
  edge.close()
  react.close()
  reference.close()
  await harness.close()
}
