import { existsSync, globSync, readFileSync } from 'node:fs'
import { childVisit } from '../../src/content/child-visit.ts'
import { modules } from '../../src/content/clinic.ts'
import { articleAbout } from '../../src/content/complaints/mouth.ts'
import { articles } from '../../src/content/news.ts'
import { isOffered } from '../../src/content/offered-treatments.ts'
import { firstPrices } from '../../src/content/prices/first-prices.ts'
import { implantOffer } from '../../src/content/prices/offer.ts'
import type { Story } from '../../src/content/schema.ts'
import { stories } from '../../src/content/stories/stories.ts'
import { type Video, videos } from '../../src/content/stories/videos.ts'
import { wholeTreatments } from '../../src/content/whole-treatments.ts'
import { renderMarkdown } from '../../src/features/news/markdown.server.ts'
import { priceSnapshot } from '../../src/features/prices/snapshot.ts'
import { legacyRedirects } from '../../src/features/redirects/table.ts'
import { locales } from '../../src/locale.ts'
import { deadAddress } from './dead-address.ts'

/** What the content publishes of something that the clinic does not have, and where that is written. */
export type Stale = { file: string; line: number; says: string }

/** The types of these lists know what they hold alone. */
const shownStories: readonly Story[] = modules.stories ? stories : []
const filmed: readonly Video[] = modules.videos ? videos : []
const published = modules.news ? articles : []
const rows = new Map(priceSnapshot.items.map((item) => [item.id, item]))

/**
 * Most of what names a treatment that was taken out goes with it (lists, menus, the mouth, comparisons, prices of its own). This is
 * the rest, about which only the clinic can decide.
 */
export function staleContent(): Stale[] {
  return [...inArticles(), ...inCases(), ...inPrices(), ...inTotals(), ...inRedirects()]
}

function inArticles(): Stale[] {
  const slugs = new Set(published.map(({ slug }) => slug))
  const forParents = modules.news && isOffered(childVisit.treatment) ? [childVisit.article ?? []].flat() : []
  const about = Object.values(articleAbout).filter((slug) => modules.news && !slugs.has(slug))
  return [
    ...about.map((slug) =>
      stale('src/content/complaints/mouth.ts', [slug], `${slug} is no article: a complaint leads to it`),
    ),
    ...forParents
      .filter((slug) => !slugs.has(slug))
      .map((slug) =>
        stale('src/content/child-visit.ts', [slug], `${slug} is no article: write null, or another`),
      ),
    ...published.flatMap((article) => {
      const file = articleFile(article.slug)
      const treatments = article.treatments
        .filter((key) => !isOffered(key))
        .map((key) =>
          stale(file, ['treatments:', key], `${key} is not offered: take it out of \`treatments\``),
        )
      const links = locales.flatMap((locale) =>
        linksOf(article[locale]?.body ?? '').flatMap((address) => {
          const problem = deadAddress(address)
          return problem === null ? [] : [stale(file, [`(${address}`], `${address}: ${problem}`)]
        }),
      )
      return [...treatments, ...links]
    }),
  ]
}

function inCases(): Stale[] {
  const of = (file: string, cases: readonly Pick<Story, 'id' | 'treatment'>[]) =>
    cases
      .filter(({ treatment }) => !isOffered(treatment))
      .map(({ id, treatment }) =>
        stale(file, [`'${id}'`, treatment], `${id} tells of ${treatment}, not offered`),
      )
  return [
    ...of('src/content/stories/stories.ts', shownStories),
    ...of('src/content/stories/videos.ts', filmed),
  ]
}

function inPrices(): Stale[] {
  const offered = modules.offer && !rows.has(implantOffer.item) ? [implantOffer.item] : []
  return [
    ...firstPrices
      .filter((id) => !rows.has(id))
      .map((id) =>
        stale(
          'src/content/prices/first-prices.ts',
          [`'${id}'`],
          `${id} is not in the price list: the first page lacks it`,
        ),
      ),
    ...offered.map((id) =>
      stale(
        'src/content/prices/offer.ts',
        [`'${id}'`],
        `${id}, which the offer reduces, is not in the price list`,
      ),
    ),
  ]
}

/** A total sells its rows, also those that would have gone with their treatments. */
function inTotals(): Stale[] {
  return wholeTreatments.flatMap(({ id, stages }) =>
    stages
      .flatMap(({ parts }) => parts.flatMap(({ anyOf }) => [...anyOf]))
      .flatMap((row) => {
        const { treatments = [] } = rows.get(row) ?? {}
        if (treatments.length === 0 || treatments.some(isOffered)) return []
        const says =
          `${row} is sold because “${id}” counts it, and of ${treatments.join(', ')} none is offered: ` +
          'take the total out, or name an offered treatment in `treatments` of the row'
        return [stale('src/content/whole-treatments.ts', [`id: '${id}'`, `'${row}'`], says)]
      }),
  )
}

function inRedirects(): Stale[] {
  return legacyRedirects.flatMap(({ to, source }) => {
    const problem = source === 'own' ? deadAddress(to) : null
    return problem === null
      ? []
      : [stale('src/features/redirects/table.ts', [`'${to}'`], `${to}: ${problem}`)]
  })
}

function articleFile(slug: string): string {
  const named = `src/content/news/${slug}.ts`
  if (existsSync(named)) return named
  return (
    globSync('src/content/news/*.ts').find((file) => readFileSync(file, 'utf8').includes(`'${slug}'`)) ??
    named
  )
}

function linksOf(body: string): string[] {
  const found: string[] = []
  renderMarkdown(body, (address) => {
    found.push(address)
    return address
  })
  return found
}

/** The line on which the last of these words stands, each looked for from where the one before was found. */
function stale(file: string, words: readonly string[], says: string): Stale {
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = words.reduce((from, word) => {
    const found = lines.findIndex((line, index) => index >= from && line.includes(word))
    return found === -1 ? from : found
  }, 0)
  return { file, line: at + 1, says }
}
