import type { Browser } from 'playwright-core'
import { look, type Seen } from './phone.ts'
import { median } from './workerd.ts'

const measures = ['fcp', 'lcp', 'blocking', 'longest'] as const

/**
 * Pages beside the reference, in alternating rounds: what is divided by the reference is divided within a round, so
 * that a busy machine slows both. The shift is the largest of all rounds, everything else a median.
 */
export async function compareWithReference(
  browser: Browser,
  reference: string,
  site: string,
  paths: readonly string[],
  rounds: number,
) {
  const subjects = [['reference', `${reference}/`], ...paths.map((path) => [path, site + path])] as const
  for (const [, url = ''] of subjects) await look(browser, url)
  const seen = new Map<string, Seen[]>(subjects.map(([name = '']) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name = '', url = ''] of round % 2 === 0 ? subjects : subjects.toReversed())
      seen.get(name)?.push(await look(browser, url))
  const beside = seen.get('reference') ?? []
  return [...seen].map(([page, all]) => summarise(page, all, beside))
}

function summarise(page: string, all: readonly Seen[], beside: readonly Seen[]) {
  const ratio = (key: 'fcp' | 'lcp') =>
    median(all.map((each, round) => each[key] / (beside[round]?.[key] ?? Number.NaN))).toFixed(2)
  const kilobytes = (key: 'html' | 'js') => (median(all.map((each) => each[key])) / 1024).toFixed(1)
  return {
    page,
    'fcp ÷ ref': ratio('fcp'),
    'lcp ÷ ref': ratio('lcp'),
    ...Object.fromEntries(
      measures.map((key) => [`${key} ms`, Math.round(median(all.map((each) => each[key])))]),
    ),
    shift: Math.max(...all.map((each) => each.shift)).toFixed(3),
    'html KB': kilobytes('html'),
    'js KB': kilobytes('js'),
    requests: median(all.map((each) => each.requests)),
  }
}
