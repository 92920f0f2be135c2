import type { Browser } from 'playwright-core'
import type { Work, WorkKind } from './main-thread.ts'
import { look, type Seen } from './phone.ts'
import { median } from './workerd.ts'

/** What a page costs a slow phone. Ratios are to the reference; sizes in KB with brotli; work in ms. */
export type PhoneFigures = {
  page: string
  ratios: Record<'first' | 'largest' | 'work' | 'blocking' | 'longest', number>
  work: Record<WorkKind, number>
  shift: number
  html: number
  js: number
  requests: number
}

/**
 * Pages beside the reference, in alternating rounds: what is divided by the reference is divided within a round, so
 * that a busy machine slows both. The shift is the largest of all rounds, everything else a median.
 */
export async function compareWithReference(
  browser: Browser,
  reference: string,
  pages: readonly (readonly [name: string, address: string])[],
  rounds: number,
) {
  const subjects = [['reference', `${reference}/`] as const, ...pages]
  for (const [, url] of subjects) await look(browser, url)
  const seen = new Map<string, Seen[]>(subjects.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of round % 2 === 0 ? subjects : subjects.toReversed())
      seen.get(name)?.push(await look(browser, url))
  const beside = seen.get('reference') ?? []
  return [...seen].map(([page, all]): PhoneFigures => summarise(page, all, beside))
}

/** The browser tells of no task below this. Less of either is no difference: a fast machine's reference may have none. */
const leastMs = 50

function summarise(page: string, all: readonly Seen[], beside: readonly Seen[]): PhoneFigures {
  const ratio = (of: (seen: Seen) => number) =>
    median(
      all.map((each, round) => {
        const reference = beside[round]
        return of(each) / (reference ? of(reference) : Number.NaN)
      }),
    )
  const kilobytes = (key: 'html' | 'js') => median(all.map((each) => each[key])) / 1024
  return {
    page,
    ratios: {
      first: ratio(({ fcp }) => fcp),
      largest: ratio(({ lcp }) => lcp),
      work: ratio(({ work }) => work.sum),
      blocking: ratio(({ blocking }) => Math.max(leastMs, blocking)),
      longest: ratio(({ longest }) => Math.max(leastMs, longest)),
    },
    work: medianWork(all.map(({ work }) => work)),
    shift: Math.max(...all.map((each) => each.shift)),
    html: kilobytes('html'),
    js: kilobytes('js'),
    requests: median(all.map((each) => each.requests)),
  }
}

function medianWork(all: readonly Work[]): Record<WorkKind, number> {
  const of = (kind: WorkKind) => median(all.map((work) => work[kind]))
  return {
    script: of('script'),
    style: of('style'),
    layout: of('layout'),
    parse: of('parse'),
    paint: of('paint'),
  }
}
