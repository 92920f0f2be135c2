import { createTestHarness } from 'wrangler'
import { aimsInWords, overAims, tableRow } from './bench/aims.ts'
import { openEdge, serveFiles } from './bench/edge.ts'
import { measureHeap } from './bench/heap.ts'
import { timeClicks, timeNavigation } from './bench/interaction.ts'
import { scorePages } from './bench/lighthouse.ts'
import { pageKinds } from './bench/page-kinds.ts'
import { openChromium } from './bench/phone.ts'
import { referencePage } from './bench/reference-page.ts'
import { benchServer } from './bench/server.ts'
import { compareWithReference } from './bench/slow-phone.ts'
import { writeFinishedConfig } from './build/wrangler-config.ts'

/**
 * The figures of docs/performance.md. `npm run bench` takes all of them; `npm run bench -- phone` one part (server, heap,
 * phone, interaction, lighthouse), and `npm run bench -- phone tratamente contact` the pages with these words in their
 * address. BENCH_ROUNDS says how often; what is compared alternates.
 */
const parts = ['server', 'heap', 'phone', 'interaction', 'lighthouse']
const given = process.argv.slice(2)
const wanted = given.filter((word) => parts.includes(word))
const paths = await pageKinds(given.filter((word) => !parts.includes(word)))
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
  if (isWanted('phone')) {
    const figures = await compareWithReference(browser, reference.url, edge.url, paths, rounds)
    console.log('\nSlow phone. Ratios to the reference; ms of the main thread by kind; KB with brotli')
    console.table(figures.map(tableRow))
    console.log(`Over the aims (${aimsInWords}):`)
    for (const each of figures) console.log(`${each.page}: ${overAims(each).join(', ') || 'nothing'}`)
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
    console.log('\nLighthouse as on a phone: 100 everywhere')
    console.table(await scorePages(edge.url, paths))
  }
  edge.close()
  reference.close()
  await harness.close()
}
