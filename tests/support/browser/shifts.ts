import type { Page } from 'playwright-core'

/** Counts, from the very beginning of every document, how much of what is in view moves by itself. */
export function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let sum = 0
    const count = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Object(entry).hadRecentInput ? 0 : Object(entry).value
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    Object.assign(window, {
      shifts: async () => {
        await twoFrames()
        count(observer.takeRecords())
        return sum
      },
    })
  })
}

export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Object(window).shifts())
}
