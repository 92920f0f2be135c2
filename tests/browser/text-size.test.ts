import { expect, test } from 'vitest'
import { oneAddressPerRoute } from '../support/addresses.ts'
import { visit } from '../support/browser.ts'
import { openSite } from '../support/open-site.ts'

const here = openSite()

const addresses = [
  ...(await oneAddressPerRoute()).map(({ address }) => address),
  '/nu-exista',
  '/en/newsletter',
  '/newsletter/confirmare?token=x',
  '/tratamente?q=ma+doare',
  '/en/tratamente?q=xyzxyz',
  '/preturi?rand=implant-titan.2,detartraj.1',
  '/plata-rate-tbi-bank?pret=abc&luni=0',
]

/** Width, height and size of text in percent: text twice as large on small phones, and 1280 × 1024 enlarged four times. */
const readings = [
  [320, 568, 200],
  [360, 640, 200],
  [320, 256, 100],
] as const

test('every kind of page is looked at', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(35)
})

test.each(addresses)('%s is read by scrolling down alone, at any size of text', async (address) => {
  const page = await visit(here.browser, here.site.url + address, {
    javaScriptEnabled: true,
    reducedMotion: 'reduce',
    expectErrors: /status of 4\d\d/,
    viewport: { width: 320, height: 568 },
  })
  for (const [width, height, percent] of readings) {
    await page.setViewportSize({ width, height })
    const tooWide = await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    }, percent)
    expect.soft(tooWide, `at ${width} pixels and ${percent} %`).toBeLessThanOrEqual(0)
    if (width === 360) expect.soft(await page.evaluate(squeezed)).toEqual([])
  }
})

/** Texts that are left a column of two or three letters beside something else. */
function squeezed(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((part) => {
      const { display, fontSize } = getComputedStyle(part)
      const says = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 12,
      )
      const { width } = part.getBoundingClientRect()
      return says && display !== 'inline' && width > 1 && width < 2 * Number.parseFloat(fontSize)
    })
    .map((part) => `${part.className} ${(part.textContent ?? '').slice(0, 40)}`)
}
