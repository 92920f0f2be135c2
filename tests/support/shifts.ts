import type { Page } from 'playwright-core'

/** Counts, from the very beginning of every document, how much of what is in view moves by itself. */
export function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift: number = Reflect.get(entry, 'hadRecentInput') ? 0 : Reflect.get(entry, 'value')
        Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + shift)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}
