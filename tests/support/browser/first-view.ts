import type { Page } from 'playwright-core'

/** Of parts that begin below what stays at the foot of the screen, or are cut by it: which, and by how much. */
export function belowFirstView(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const bar = document.querySelector('.action-bar')?.getBoundingClientRect()
    const end = bar && bar.height > 0 ? Math.min(bar.top, innerHeight) : innerHeight
    return selectors.flatMap((selector) => {
      const parts = [...document.querySelectorAll(selector)]
      if (parts.length === 0) return [`${selector}: not there`]
      const bottom = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))
      return bottom <= end ? [] : [`${selector}: ${Math.round(bottom - end)} px too low`]
    })
  }, selectors)
}

/** How many screens a page is, with everything laid out that waits until it comes near. */
export function screensOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { content-visibility: visible !important; }
      details:not([open])::details-content { content-visibility: hidden !important; }
    `)
    document.adoptedStyleSheets.push(sheet)
    await document.fonts.ready
    const screens = document.documentElement.scrollHeight / innerHeight
    document.adoptedStyleSheets.pop()
    return Math.round(screens * 10) / 10
  })
}
