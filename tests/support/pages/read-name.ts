import { launchBrowser } from '../browser/browser.ts'

export type ReadName = { width: number; lines: number; words: string; fits: boolean }

/** How the name of the clinic stands in the header of the first page, on a phone and on a desktop. */
export async function readName(siteUrl: string): Promise<ReadName[]> {
  const browser = await launchBrowser()
  const read: ReadName[] = []
  try {
    const page = await browser.newPage()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(siteUrl)
      await page.evaluate(() => document.fonts.ready)
      const found = await page.locator('.header .wordmark').evaluate((mark) => {
        const range = document.createRange()
        range.selectNodeContents(mark.querySelector('.wordmark-name') ?? mark)
        const { scrollWidth, clientWidth } = document.documentElement
        const words = mark.textContent?.trim() ?? ''
        return { lines: range.getClientRects().length, words, fits: scrollWidth <= clientWidth }
      })
      read.push({ width, ...found })
    }
  } finally {
    await browser.close()
  }
  return read
}
