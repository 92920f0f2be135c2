import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../chromium.ts'
import { traceRenderer, type Work, workOf } from './main-thread.ts'

export function openChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...more] })
}

export type Phone = { context: BrowserContext; page: Page; devtools: CDPSession }

/** A cheap phone on a slow network: 150 ms, 1.44 Mbit/s down, 0.68 up, a processor four times slower than this one. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'ro-RO',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observe)
  return { context, page, devtools }
}

export type Seen = {
  fcp: number
  lcp: number
  blocking: number
  longest: number
  shift: number
  html: number
  js: number
  requests: number
  /** What the main thread did, in ms. */
  work: Work
}

/** What a visitor of the address sees until two and a half seconds after it has loaded. Times in ms, sizes in bytes. */
export async function look(browser: Browser, url: string): Promise<Seen> {
  const { context, page, devtools } = await openPhone(browser)
  try {
    const stopTracing = await traceRenderer(devtools)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(2_500)
    const events = await stopTracing()
    return { ...(await page.evaluate(read)), work: workOf(events) }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    seen: { tasks: number[]; lcp: number; shift: number; answers: { name: string; duration: number }[] }
  }
}

/** Runs in the browser before anything of the page. */
function observe(): void {
  window.seen = { tasks: [], lcp: Number.NaN, shift: 0, answers: [] }
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })
  on('longtask', ({ duration }) => window.seen.tasks.push(duration))
  on('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime
  })
  on('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) window.seen.shift += Number(Reflect.get(entry, 'value'))
  })
  on('event', ({ name, duration }) => window.seen.answers.push({ name, duration }))
}

/** Runs in the browser. */
function read(): Omit<Seen, 'work'> {
  const { tasks, lcp, shift } = window.seen
  const [document] = performance.getEntriesByType('navigation')
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const files = performance.getEntriesByType('resource')
  return {
    fcp: paint?.startTime ?? Number.NaN,
    lcp,
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...tasks),
    shift,
    html: document instanceof PerformanceNavigationTiming ? document.encodedBodySize : Number.NaN,
    js: files.reduce(
      (sum, file) =>
        file instanceof PerformanceResourceTiming && file.name.endsWith('.js')
          ? sum + file.encodedBodySize
          : sum,
      0,
    ),
    requests: files.length + 1,
  }
}
