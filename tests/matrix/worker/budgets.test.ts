import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { readManifest } from '../../../scripts/build/read-pages.ts'
import { brand, clinic } from '../../../src/content/clinic.ts'
import { likelyPairs } from '../../../src/content/comparisons.ts'
import { locales } from '../../../src/locale.ts'
import { href, type RouteId } from '../../../src/routes.ts'
import { scriptsOf, visibleText } from '../../support/pages/html.ts'
import { publicPages } from '../../support/pages/pages.ts'
import { sharedSite } from '../../support/site/shared.ts'
import { some } from '../../support/some.ts'

const kilobyte = 1024
const client = 'dist/production/client'
// The folder also has files of earlier builds.
const { manifest } = readManifest(client)
const built = [...new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]))]
const site = await sharedSite('production')
const pages = some(await publicPages())
const comparisons = await Promise.all(
  likelyPairs.flatMap(([a, b]) =>
    locales.map(async (locale) => {
      const address = `${href('compare', locale)}?a=${a}&b=${b}`
      return { id: 'compare' as const, address, html: await (await site.fetch(address)).text() }
    }),
  ),
)

const compressed = (content: string | Buffer) => brotliCompressSync(content).length
const pressedLightly = (content: string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
/** Full compression takes a third of a second a page: what fits without it fits. */
const sizeWithin = (budget: number, content: string) =>
  pressedLightly(content) <= budget ? pressedLightly(content) : compressed(content)
const file = (href: string) => readFileSync(`${client}${href}`)

/** Every other text gives a file another hash, and one hash takes more bytes than another: so a file has that of its name. */
const withHashesOfNames = (text: string) =>
  text.replace(
    /([a-z][\w.-]*-)([\w-]{8}|[\w-]{6})(?=\.(?:js|css|svg)\b)/g,
    (_, name: string, hash: string) =>
      name + createHash('sha256').update(name).digest('base64url').slice(0, hash.length),
  )

/**
 * Of a script the code alone: of one byte of a name brotli makes up to 0.2 KB more or less. So the clinic has the
 * sample's name here.
 */
const weighedScript = (code: string) => withHashesOfNames(code.replaceAll(`${brand}.`, 'amiaza.'))

const sizes = new Map<string, number>()
const sizeOf = (href: string) => {
  const size =
    sizes.get(href) ?? compressed(href.endsWith('.js') ? weighedScript(file(href).toString()) : file(href))
  sizes.set(href, size)
  return size
}
const overBudget = (sizes: (readonly [string, number])[], budget: number) =>
  sizes.filter(([, size]) => size > budget).map(([name, size]) => `${name}: ${size} > ${budget}`)
const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? '').join('')

/** In KB, beside its words and boxes. */
const ownMarkup: Partial<Record<RouteId, number>> = {
  // Two hundred countries to write from, in English.
  contact: 12,
  // Which of a choice is meant, and what an offer takes off.
  prices: 11,
  inPain: 9.75,
  totals: 9.75,
  total: 9.75,
  compare: 9.75,
  mouth: 9.75,
  stopCard: 9.75,
}

/** A box to tick has a code beside its words, and most are the rows of a price list. */
const boxesOf = (html: string) => html.match(/type="checkbox"/g)?.length ?? 0

test('a document is at most 10.75 KB, half as much again as its words and 24 bytes a box to tick, with its first styles', () => {
  expect(comparisons.length).toBeGreaterThan(0)
  const over = [...pages, ...comparisons].flatMap(({ id, address, html }) => {
    const words = compressed(visibleText(html))
    const budget = Math.round((ownMarkup[id] ?? 10.75) * kilobyte + 1.5 * words + 24 * boxesOf(html))
    return overBudget([[address, sizeWithin(budget, withHashesOfNames(html))]], budget)
  })
  expect(over).toEqual([])
  // Nothing here can hang: it compresses every page, twice where one is near its budget.
}, 900_000)

test('the styles of a first screen are at most 5 KB of them, and all styles of a page 9.25', () => {
  expect(
    overBudget(
      pages.map(({ address, html }) => [address, sizeWithin(5 * kilobyte, stylesOf(html))]),
      5 * kilobyte,
    ),
  ).toEqual([])
  const sheets = pages.map(({ address, html }) => {
    const [, href = ''] = /class="fold"><link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    return [address, sizeOf(href)] as const
  })
  expect(overBudget(sheets, 9.25 * kilobyte)).toEqual([])
})

/**
 * In KB, on top of 65.5, a quarter of it for browsers of 2023 and for limits on what is asked for: what pages run at once besides React and what all of them share. For one byte more or less in
 * the 226 KB of the latter brotli writes up to 0.2 KB more or less.
 */
const ownScripts: Partial<Record<RouteId, number>> = {
  treatments: 0.5,
  prices: 0.75,
  priceCategory: 0.5,
  // Where to go at night is read before anything is pressed.
  inPain: 1.5,
  cookies: 1,
  instalments: 1.75,
  contact: 2,
  stories: 2.25,
  team: 2.25,
}

/**
 * No page runs more than it did before help in pain, bills, rates, drawn lines, comparisons, days to tap and the drawn
 * mouth were there: a part that moves is loaded on the first interaction.
 */
test('the first view runs 65.5 KB of JavaScript, and at most 2.25 KB of the page’s own', () => {
  const over = pages.flatMap(({ id, address, html }) => {
    const scripts = [...new Set(scriptsOf(html))]
    expect(scripts.length).toBeGreaterThan(1)
    const total = scripts.reduce((sum, href) => sum + sizeOf(href), 0)
    return overBudget([[address, total]], (65.5 + (ownScripts[id] ?? 0)) * kilobyte)
  })
  expect(over).toEqual([])
})

test('JavaScript that runs before first paint is at most 1 KB', () => {
  const inline = (html: string) =>
    [...html.matchAll(/<script nonce="[^"]+"[^>]*>([^<]*)<\/script>/g)].map(([, code]) => code ?? '').join('')
  expect(
    overBudget(
      pages.map(({ address, html }) => [address, compressed(inline(html))]),
      kilobyte,
    ),
  ).toEqual([])
  const blocking = pages.filter(({ html }) =>
    /<script(?![^>]*(async|defer|type="application))[^>]*src=/.test(html),
  )
  expect(blocking.map(({ address }) => address)).toEqual([])
})

/** A module and all that it imports before it runs. */
function startedWith(path: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(path)) return seen
  const code = readFileSync(path, 'utf8')
  seen.set(path, code)
  for (const [, needed = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g))
    startedWith(join(dirname(path), needed), seen)
  return seen
}

test('an isolate starts with at most 36.75 KB of code besides its redirects, and with no React, schemas or styles', () => {
  const all = [...startedWith('dist/production/worker/worker.js')]
  const started = all.filter(([path]) => !/\/table-[^/]+$/.test(path)).map(([, code]) => code)
  expect(started).toHaveLength(all.length - 1)
  expect(started.length).toBeGreaterThan(1)
  expect(started.reduce((sum, code) => sum + code.length, 0)).toBeLessThanOrEqual(36.75 * kilobyte)
  for (const code of started) expect(code).not.toMatch(/createElement|safeParse|@layer/)
})

test('the chunk of a page is at most 10 KB', () => {
  const chunks = built.filter((name) => /\/page-.*\.js$/.test(name))
  expect(chunks.length).toBeGreaterThan(10)
  expect(
    overBudget(
      chunks.map((name) => [name, compressed(file(`/${name}`))]),
      10 * kilobyte,
    ),
  ).toEqual([])
})

test('the fonts are at most 60 KB together', () => {
  const fonts = built.filter((name) => name.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.reduce((sum, name) => sum + file(`/${name}`).length, 0)).toBeLessThanOrEqual(60 * kilobyte)
})

test('a page asks no other origin for anything', () => {
  for (const { address, html } of pages) {
    const foreign = [
      ...html.matchAll(/<(?:script|link|img|iframe|video|source|use)[^>]* (?:src|href)="(https?:[^"]+)"/g),
    ]
      .map(([, href]) => href ?? '')
      .filter((href) => !href.startsWith(clinic.origin))
    expect([address, foreign]).toEqual([address, []])
  }
})
