import type { Browser, Page } from 'playwright-core'
import { openPhone } from './phone.ts'
import { median } from './workerd.ts'

type Click = { name: string; path: string; before?: (page: Page) => Promise<unknown>; target: string }

const settled = (page: Page) => page.locator('[data-choice=necessary]').tap()

/** The first click a visitor makes on each page, after hydration. */
const clicks: readonly Click[] = [
  { name: 'consent', path: '/', target: '[data-choice=all]' },
  { name: 'preferences', path: '/', target: '[data-choice=open]' },
  { name: 'menu', path: '/', before: settled, target: '.menu-button' },
  { name: 'filter', path: '/tratamente', before: settled, target: '.filter-choices li:nth-child(3) a' },
  { name: 'estimate', path: '/preturi', before: settled, target: '.price-row input' },
  { name: 'calculator', path: '/plata-rate-tbi-bank', before: settled, target: '.calculator-actions button' },
  { name: 'language', path: '/echipa', before: settled, target: '.header .language-link' },
  { name: 'first link', path: '/', before: settled, target: '.action-bar-book' },
]

/** The longest event of each click by Event Timing, ms: from the tap to the next paint. */
export async function timeClicks(browser: Browser, site: string, rounds: number) {
  const rows = []
  for (const click of clicks) {
    const times = []
    for (let round = 0; round < rounds; round++) times.push(await timeClick(browser, site, click))
    rows.push({ click: click.name, page: click.path, 'event ms': Math.round(median(times)) })
  }
  return rows
}

async function timeClick(browser: Browser, site: string, { path, before, target }: Click): Promise<number> {
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(site + path, { waitUntil: 'load' })
    await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 60_000 })
    await before?.(page)
    await page.waitForTimeout(500)
    await page.evaluate(() => {
      window.seen.answers = []
      // Keeps the document, so that Event Timing can be read; where the click leads has been decided by then.
      addEventListener('beforeunload', () =>
        sessionStorage.setItem('answers', JSON.stringify(window.seen.answers)),
      )
    })
    await page.locator(target).first().tap({ timeout: 10_000 })
    await page.waitForTimeout(1_500)
    return await page.evaluate(() => Math.max(0, ...window.seen.answers.map(({ duration }) => duration)))
  } finally {
    await context.close()
  }
}

/** From the click on a link that was touched before to the paint of its page, ms. */
export async function timeNavigation(browser: Browser, site: string, rounds: number): Promise<number> {
  const times = []
  for (let round = 0; round < rounds; round++) {
    const { context, page } = await openPhone(browser)
    try {
      await page.goto(`${site}/`, { waitUntil: 'load' })
      await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 60_000 })
      await settled(page)
      await page.waitForSelector('html[data-navigation]', { state: 'attached', timeout: 60_000 })
      const link = page.locator('.action-bar-book')
      await link.dispatchEvent('pointerenter')
      await page.waitForTimeout(3_000)
      times.push(
        await link.evaluate(
          (each: HTMLElement) =>
            new Promise<number>((resolve) => {
              const begin = performance.now()
              new MutationObserver(() => {
                if (!document.querySelector('.contact-form')) return
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)))
              }).observe(document.body, { childList: true, subtree: true })
              each.click()
            }),
        ),
      )
    } finally {
      await context.close()
    }
  }
  return Math.round(median(times))
}
