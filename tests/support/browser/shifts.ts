import type { Page } from 'playwright-core'

/** Notes, from the very beginning of every document, what of all that is in view moves by itself, and how much of it. */
export function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let sum = 0
    const moved: string[] = []
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ')
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? 'gone')
    const count = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, value, sources } of entries.map(Object)) {
        if (hadRecentInput) continue
        sum += value
        for (const { node, previousRect, currentRect } of sources)
          moved.push(`${value}: ${nameOf(node)} from ${box(previousRect)} to ${box(currentRect)}`)
      }
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    Object.assign(window, {
      shifts: async () => {
        await twoFrames()
        count(observer.takeRecords())
        return { sum, moved }
      },
    })
  })
}

/** What has moved, and from where to where; nothing if it was less than this part of the screen altogether. */
export async function movedBy(page: Page, least: number): Promise<string[]> {
  const { sum, moved } = await page.evaluate(() => Object(window).shifts())
  return sum < least ? [] : moved
}
