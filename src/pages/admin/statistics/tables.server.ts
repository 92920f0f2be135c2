import type { InsightGroup, InsightReader } from '../../../features/insights/reader.server.ts'
import { knownSite, otherSite } from '../../../features/insights/referrers.ts'
import { formatNumber } from '../../../format/numbers.ts'
import { type Locale, locales } from '../../../locale.ts'
import type { Measured, MeasuredTable } from './page.tsx'
import type { StatisticsWords } from './ro.ts'

const mostRows = 20

export async function readTables(
  reader: InsightReader,
  days: number,
  locale: Locale,
  texts: StatisticsWords,
): Promise<MeasuredTable[]> {
  const ask = (kind: Parameters<InsightReader['read']>[0]['kind'], by: ('route' | 'detail' | 'locale')[]) =>
    reader.read({ kind, by, days, limit: 500 })
  const [answers, views, referrers, vitals, requests, calls] = await Promise.all([
    ask('answer', ['route', 'locale', 'detail']),
    ask('view', ['detail']),
    ask('referrer', ['detail']),
    ask('vital', ['detail']),
    ask('request', ['locale']),
    ask('call', ['locale']),
  ])
  const format = (number: number) => formatNumber(number, locale)
  const count = (groups: readonly InsightGroup[]) => groups.reduce((sum, each) => sum + each.count, 0)
  const inLanguage = (groups: readonly InsightGroup[], each: Locale) =>
    count(groups.filter(({ keys }) => keys.includes(each)))
  const names = locales.map((each) => texts.languages[each])
  const byLanguage = (name: string, groups: readonly InsightGroup[]) => ({
    name,
    cells: [...locales.map((each) => format(inLanguage(groups, each))), format(count(groups))],
    share: null,
  })
  const succeeded = answers.filter(
    ({ keys: [route = '', , status] }) => status === '2xx' && !route.startsWith('/admin'),
  )
  const routes = [...Map.groupBy(succeeded, ({ keys: [route = ''] }) => route)].sort(
    ([, a], [, b]) => count(b) - count(a),
  )
  return [
    {
      id: 'conversions',
      ...texts.conversions,
      columns: [texts.what, ...names, texts.total],
      rows: [byLanguage(texts.requests, requests), byLanguage(texts.calls, calls)],
    },
    {
      id: 'pages',
      ...texts.pages,
      columns: [texts.page, ...names, texts.total],
      rows: withShares(
        routes.slice(0, mostRows).map(([route, groups]) => byLanguage(inWords(route), groups)),
        routes.map(([, groups]) => count(groups)),
      ),
    },
    table('views', texts.views, [texts.page, texts.total], views),
    table(
      'referrers',
      { title: texts.referrers.title, lead: texts.referrers.lead },
      [texts.site, texts.total],
      namedSites(referrers),
    ),
    {
      id: 'vitals',
      ...texts.vitals,
      columns: [texts.measure, texts.p75, texts.rating, texts.measured],
      rows: vitalNames.flatMap((name) => {
        const found = vitals.find(({ keys: [each] }) => each === name)
        return found === undefined ? [] : [vitalRow(name, found, format, texts)]
      }),
    },
  ]

  /** A row that was stored before there was a list may have any name. */
  function namedSites(groups: readonly InsightGroup[]): InsightGroup[] {
    const named = Map.groupBy(groups, ({ keys: [host = ''] }) => knownSite(host))
    return [...named]
      .map(([site, all]) => ({
        keys: [site === otherSite ? texts.referrers.others : site],
        count: count(all),
        p75: 0,
      }))
      .sort((a, b) => b.count - a.count)
  }

  function table(
    id: string,
    words: { title: string; lead: string },
    columns: string[],
    groups: readonly InsightGroup[],
  ): MeasuredTable {
    const top = groups.slice(0, mostRows)
    const rows = top.map(({ keys: [name = ''], count }) => ({ name, cells: [format(count)], share: null }))
    return {
      id,
      ...words,
      columns,
      rows: withShares(
        rows,
        top.map((each) => each.count),
      ),
    }
  }
}

/** `/preturi/…`: what stands for many pages is named so in code alone. */
function inWords(route: string): string {
  return route.replace(/:\w+/g, '…')
}

function withShares(rows: readonly Measured[], counts: readonly number[]): Measured[] {
  const most = Math.max(1, ...counts)
  return rows.map((row, at) => ({ ...row, share: (counts[at] ?? 0) / most }))
}

/** Good up to the first, poor above the second: https://web.dev/articles/defining-core-web-vitals-thresholds */
const thresholds = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
} as const
const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const

function vitalRow(
  name: (typeof vitalNames)[number],
  { count, p75 }: InsightGroup,
  format: (value: number) => string,
  { vitalNames: words, ratings }: StatisticsWords,
): Measured {
  const [good, poor] = thresholds[name]
  const rating = p75 <= good ? ratings.good : p75 <= poor ? ratings.middle : ratings.poor
  const value = name === 'CLS' ? format(Math.round(p75 * 1000) / 1000) : `${format(Math.round(p75))} ms`
  return { name: words[name], cells: [value, rating, format(count)], share: null }
}
