import type { Page } from 'playwright-core'

/** Notes, from the very beginning of every document, what of all that is in view moves by itself, and how much of it. */
export function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: { startTime: number; value: number; moved: string[] }[] = []
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ')
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? 'gone')
    const count = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, startTime, value, sources } of entries.map(Object)) {
        if (hadRecentInput) continue
        const moved: string[] = []
        for (const { node, previousRect, currentRect } of sources)
          moved.push(`${value}: ${nameOf(node)} from ${box(previousRect)} to ${box(currentRect)}`)
        shifts.push({ startTime, value, moved })
      }
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // What the last words of a document move is told with the frame that first shows them.
    let readAndDrawn = Number.NaN
    addEventListener('DOMContentLoaded', async () => {
      await twoFrames()
      readAndDrawn = performance.now()
    })
    Object.assign(window, {
      readAndDrawn: () => readAndDrawn,
      shiftsSince: async (since: number) => {
        await twoFrames()
        count(observer.takeRecords())
        const late = shifts.filter(({ startTime }) => startTime >= since)
        return {
          sum: late.reduce((sum, { value }) => sum + value, 0),
          moved: late.flatMap(({ moved }) => moved),
        }
      },
    })
  })
}

/** What has moved, and from where to where; nothing if it was less than this part of the screen altogether. */
export const movedBy = (page: Page, least: number): Promise<string[]> => movedSince(page, least, 0)

/** The same since so many milliseconds after the visit began. */
export async function movedSince(page: Page, least: number, since: number): Promise<string[]> {
  if (!Number.isFinite(since)) throw new Error('Without a time everything would stand still')
  const { sum, moved } = await page.evaluate((since) => Object(window).shiftsSince(since), since)
  return sum < least ? [] : moved
}
