import type { Page } from 'playwright-core'

/** Of each selector whether its first element stands wholly on the screen, and nothing that stays there lies over it. */
export function inView(page: Page, selectors: readonly string[]): Promise<Record<string, boolean>> {
  return page.evaluate((selectors) => {
    const bar = document.querySelector('.action-bar')?.getBoundingClientRect()
    const end = bar === undefined || bar.height === 0 ? innerHeight : bar.top
    const start = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
    const isInView = (selector: string) => {
      const edges = document.querySelector(selector)?.getBoundingClientRect()
      return edges !== undefined && edges.height > 0 && edges.top >= start && edges.bottom <= end
    }
    return Object.fromEntries(selectors.map((selector) => [selector, isInView(selector)]))
  }, selectors)
}
