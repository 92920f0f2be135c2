import { expect, test } from 'vitest'
import { modules } from '../../../src/content/clinic.ts'
import { joinLocale, type Locale, locales } from '../../../src/locale.ts'
import { answered } from '../../support/browser/consent.ts'
import { openTab } from '../../support/browser/tab.ts'
import { oneAddressPerRoute } from '../../support/pages/addresses.ts'
import { openSharedSite } from '../../support/site/open-site.ts'
import { some } from '../../support/some.ts'

const here = openSharedSite()
const open = openTab(here, { reducedMotion: 'reduce' })

/** In no sitemap: what follows a form. */
const answers = ['trimis', 'confirmat'].map((state) => `/newsletter?stare=${state}`)
const addresses = async (locale: Locale) => [
  ...some(await oneAddressPerRoute()).flatMap((each) => (each.locale === locale ? [each.address] : [])),
  ...(modules.newsletter ? answers.map((path) => joinLocale(locale, path)) : []),
]

test.each(locales)('no line of a title in %s ends within a word and its ending', async (locale) => {
  const broken: string[] = []
  for (const address of await addresses(locale)) {
    const page = await open(address, { viewport: { width: 320, height: 740 }, stored: answered })
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 740 })
      const words = await page.evaluate(brokenWords)
      broken.push(...words.map((word) => `${address} at ${width}: ${word}`))
    }
  }
  expect(broken).toEqual([])
})

/** Words of the title with a hyphen after which the next letter stands on another line. Runs in the page. */
function brokenWords(): string[] {
  const title = document.querySelector('h1')
  if (title === null) return ['no title']
  const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const text = node.textContent ?? ''
    for (const { 0: word, index } of text.matchAll(/\p{L}+-\u2060?\p{L}+/gu)) {
      const lineOf = (at: number) => {
        const range = document.createRange()
        range.setStart(node, index + at)
        range.setEnd(node, index + at + 1)
        return Math.round(range.getBoundingClientRect().top)
      }
      if (lineOf(0) !== lineOf(word.length - 1)) broken.push(word)
    }
  }
  return broken
}
