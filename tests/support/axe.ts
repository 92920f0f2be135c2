import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in light by the rules of WCAG 2.2 AA and its own good practice. */
export const findings = (page: Page): Promise<string[]> => run(page, 'light', standard)

/** What it finds without asking for colours, which is most of its work. */
export const findingsInWords = (page: Page): Promise<string[]> =>
  run(page, 'light', standard, { 'color-contrast': { enabled: false } })

/** What it finds in dark, where nothing but colours can differ. */
export const colourFindings = (page: Page): Promise<string[]> => run(page, 'dark', ['cat.color'])

async function run(
  page: Page,
  colorScheme: 'light' | 'dark',
  runOnly: string[],
  rules: NonNullable<RunOptions['rules']> = {},
): Promise<string[]> {
  // Evaluated by the debugger, so the page's policy need not allow it.
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(axe)
    // It measures everything at once. What is out of sight has a guessed size and lies over its neighbours until it is near.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { content-visibility: visible !important; }')
      document.adoptedStyleSheets.push(sheet)
    })
  }
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  // Nobody reads the details of what is in order, and working them out takes as long as the rules.
  const options: RunOptions = { runOnly, rules, resultTypes: ['violations'] }
  const results = await page.evaluate(async (options) => {
    const found: AxeResults = await Reflect.get(window, 'axe').run(document, options)
    return found.violations
  }, options)
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
