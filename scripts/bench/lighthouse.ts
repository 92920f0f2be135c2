import lighthouse from 'lighthouse'
import { openChromium } from './phone.ts'
import { median } from './workerd.ts'

const otherCategories = ['accessibility', 'best-practices', 'seo'] as const
const port = 9_333

/** What Lighthouse says of a page's speed as on a phone: its score, and ms of the main thread as it estimates them. */
export type Speed = { performance: number; mainThread: number; blocking: number }

/** A page beside its controls, medians of the rounds. Scores are of a hundred; ratios are taken within a round. */
export type LighthouseFigures = {
  page: string
  ours: Speed
  /** The same page as a plain React application. */
  react: Speed
  /** Main thread, divided by that of the hand-written page. */
  toFloor: { ours: number; react: number }
  others: Record<(typeof otherCategories)[number], number>
  /** The first audits that keep one of the others below a hundred. */
  failed: readonly string[]
}

export type Sites = { site: string; react: string; floor: string }

/** Pages of this site, the same as plain React, and the hand-written page, in alternating rounds. */
export async function comparePages(sites: Sites, paths: readonly string[], rounds: number) {
  const browser = await openChromium([`--remote-debugging-port=${port}`])
  try {
    const speeds: { floor: Speed; pages: { ours: Speed; react: Speed }[] }[] = []
    await speedOf(`${sites.floor}/`)
    for (let round = 0; round < rounds; round++) {
      const floor = await speedOf(`${sites.floor}/`)
      const pages = []
      for (const path of paths) {
        const first = await speedOf((round % 2 === 0 ? sites.site : sites.react) + path)
        const second = await speedOf((round % 2 === 0 ? sites.react : sites.site) + path)
        pages.push(round % 2 === 0 ? { ours: first, react: second } : { ours: second, react: first })
      }
      speeds.push({ floor, pages })
    }
    const floor = medianSpeed(speeds.map((round) => round.floor))
    const pages: LighthouseFigures[] = []
    for (const [index, page] of paths.entries()) {
      const rows = speeds.flatMap(({ floor, pages }) => {
        const page = pages[index]
        return page ? [{ ...page, floor }] : []
      })
      const toFloor = (of: 'ours' | 'react') =>
        median(rows.map((row) => row[of].mainThread / row.floor.mainThread))
      pages.push({
        page,
        ours: medianSpeed(rows.map(({ ours }) => ours)),
        react: medianSpeed(rows.map(({ react }) => react)),
        toFloor: { ours: toFloor('ours'), react: toFloor('react') },
        ...(await otherScores(sites.site, page)),
      })
    }
    return { floor, pages }
  } finally {
    await browser.close()
  }
}

function medianSpeed(all: readonly Speed[]): Speed {
  const of = (key: keyof Speed) => Math.round(median(all.map((each) => each[key])))
  return { performance: of('performance'), mainThread: of('mainThread'), blocking: of('blocking') }
}

async function speedOf(address: string): Promise<Speed> {
  const { categories, audits } = await visit(address, ['performance'])
  return {
    performance: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    mainThread: audits['mainthread-work-breakdown']?.numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  }
}

async function otherScores(
  site: string,
  path: string,
): Promise<Pick<LighthouseFigures, 'others' | 'failed'>> {
  const { categories, audits } = await visit(site + path, otherCategories)
  const score = (category: (typeof otherCategories)[number]) =>
    Math.round((categories[category]?.score ?? Number.NaN) * 100)
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary',
  )
  return {
    others: {
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failed: failed.map(({ id }) => id).slice(0, 4),
  }
}

async function visit(address: string, onlyCategories: readonly string[]) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
    ignoreStatusCode: true,
    // The not-found page is meant to be answered with 404 and not indexed.
    skipAudits: address.endsWith('/nu-exista') ? ['http-status-code', 'is-crawlable'] : null,
  })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${address}`)
  return result.lhr
}
