import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { drawn, hydratedDocument } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const inColour = ['color-contrast', 'link-in-text-block']

const asMarkup = Object.fromEntries(inColour.map((rule) => [rule, { enabled: false }]))

/** What axe finds by the rules of WCAG 2.2 AA and its own good practice, but for contrast. */
export const findings = (page: Page): Promise<string[]> =>
  run(page, { runOnly: standard, rules: { 'color-contrast': { enabled: false } } })

/** The same, but for all that `colourFindings` asks: for pages of which both are asked. */
export const findingsBesideColours = (page: Page): Promise<string[]> =>
  run(page, { runOnly: standard, rules: asMarkup })

/**
 * What it finds of colours at these widths, in light and in dark. Parts with the same markup in the same surroundings
 * have the same colours: those in `examined` are emptied first, which is why this is the last thing asked of a page,
 * and the others are added to it.
 */
export async function colourFindings(
  page: Page,
  widths: readonly number[],
  examined: Set<string> = new Set(),
): Promise<string[]> {
  // Were the markup emptied while React takes it over, React would find another page than the one that was sent.
  if (await page.evaluate(() => document.querySelector('#payload') !== null)) await hydratedDocument(page)
  const looks = await page.evaluate(emptyKnownParts, [...examined])
  const found: string[] = []
  for (const width of looks.length > 0 ? widths : []) {
    await page.setViewportSize({ width, height: 900 })
    for (const scheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const findings = await run(page, { runOnly: inColour })
      found.push(...findings.map((finding) => `${width} wide, ${scheme}: ${finding}`))
    }
  }
  for (const look of looks) examined.add(look)
  return found
}

async function run(page: Page, rules: RunOptions): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) {
    await loadAxe(page)
    // It measures everything at once. What is out of sight has a guessed size and lies over its neighbours until it is near.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { content-visibility: visible !important; }')
      document.adoptedStyleSheets.push(sheet)
    })
  }
  await drawn(page)
  // Nobody reads the details of what is in order, and working them out takes as long as the rules.
  const options: RunOptions = { resultTypes: ['violations'], ...rules }
  const results = await page.evaluate(async (options) => {
    const found: AxeResults = await Reflect.get(window, 'axe').run(document, options)
    return found.violations
  }, options)
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/**
 * Evaluated by the debugger, so the page's policy need not allow it. As a script by itself, unlike `page.evaluate`, it is
 * compiled once for all pages of a process.
 */
async function loadAxe(page: Page): Promise<void> {
  const debuggedPage = await page.context().newCDPSession(page)
  const { exceptionDetails } = await debuggedPage.send('Runtime.evaluate', { expression: axe })
  if (exceptionDetails) throw new Error(`axe does not load: ${exceptionDetails.text}`)
  await debuggedPage.detach()
}

/**
 * Empties the parts of a page that look like one of `known`, and tells the looks of the others. A part is the smallest
 * thing that is looked at as one; its look is its own markup and that of what it lies in, without words.
 */
function emptyKnownParts(known: readonly string[]): string[] {
  const wordless =
    /^(href|src|srcset|id|for|name|value|title|alt|content|datetime|aria-(label|controls|labelledby|describedby))$/
  const tag = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => !wordless.test(name))
      .reduce((text, { name, value }) => `${text} ${name}=${value}`, element.localName)
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const markup = (element: Element): string => {
    // A list that is one item longer in the other language looks the same.
    const inside = [...new Set([...element.children].map(markup))].join('')
    return `<${tag(element)}>${hasWords(element) ? 'x' : ''}${inside}</>`
  }
  // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv
  const hash = (text: string) => {
    let sum = 0x811c9dc5
    for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193)
    return `${text.length}.${sum}`
  }
  const seen = new Set(known)
  const looks: string[] = []
  /** Whether there is anything in it that looks like nothing before. */
  const walk = (element: Element, around: string): boolean => {
    // The styles of what is below the first screen stand in the body.
    if (element.localName === 'link') return true
    if (element.children.length > 0 && !hasWords(element)) {
      const inside = `${around}<${tag(element)}>`
      const isNew = [...element.children].map((child) => walk(child, inside)).some(Boolean)
      if (!isNew) element.replaceChildren()
      return isNew
    }
    const look = hash(around + markup(element))
    if (seen.has(look)) {
      element.replaceChildren()
      return false
    }
    seen.add(look)
    looks.push(look)
    return true
  }
  walk(document.body, '')
  return looks
}
