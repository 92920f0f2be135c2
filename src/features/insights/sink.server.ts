import { log } from '../../http/log.ts'
import type { Locale } from '../../locale.ts'
import type { Env } from '../../settings-schema.ts'
import { type Column, toBlobs } from './columns.ts'

/** One measurement. Nothing in it comes from a visitor's device but the page and how fast it was. */
export type InsightPoint =
  /** The Worker's own count of its responses: it needs no consent. */
  | { kind: 'answer'; route: string; locale: Locale; statusClass: string }
  | { kind: 'view'; route: string; path: string; locale: Locale }
  | { kind: 'vital'; route: string; name: string; value: number }
  /** Where a visit of such a visitor began: a site of the list in `referrers.ts`, or another one. */
  | { kind: 'referrer'; route: string; host: string }
  /** A press on the phone number, by such a visitor. */
  | { kind: 'call'; route: string; locale: Locale }
  /** A request that was sent, counted by the Worker. */
  | { kind: 'request'; route: string; locale: Locale }
  /** A followed redirect of the owner, or an address without a page, without personal data (`missing.ts`). */
  | { kind: 'redirect' | 'missing'; path: string }

export type InsightSink = { write(point: InsightPoint): void }

/** A point as it is stored (`columns.ts`). */
export type StoredPoint = { at: number; blobs: readonly string[]; value: number }

/** What this isolate has measured where there is no Analytics Engine; the newest are kept. */
export const localPoints: StoredPoint[] = []
const mostLocalPoints = 20_000

/** Workers Analytics Engine; with `INSIGHTS_SINK=log`, in development and in tests, the log and this isolate. */
export function insightSink({ INSIGHTS, INSIGHTS_SINK }: Env): InsightSink {
  if (INSIGHTS_SINK === 'log') return { write: writeHere }
  return { write: (point) => INSIGHTS?.writeDataPoint(dataPointOf(point)) }
}

function writeHere(point: InsightPoint): void {
  const { kind, ...fields } = point
  log('info', `insight-${kind}`, fields)
  const { blobs, doubles } = dataPointOf(point)
  localPoints.push({ at: Date.now(), blobs, value: doubles[0] ?? 0 })
  if (localPoints.length > mostLocalPoints) localPoints.shift()
}

function dataPointOf(point: InsightPoint) {
  const { value, ...texts } = columnsOf(point)
  return { indexes: [texts.route], blobs: toBlobs({ ...texts, kind: point.kind }), doubles: [value] }
}

type Columns = Record<Exclude<Column, 'kind'>, string> & { value: number }

function columnsOf(point: InsightPoint): Columns {
  switch (point.kind) {
    case 'answer':
      return { route: point.route, detail: point.statusClass, locale: point.locale, value: 1 }
    case 'view':
      return { route: point.route, detail: point.path, locale: point.locale, value: 1 }
    case 'vital':
      return { route: point.route, detail: point.name, locale: '', value: point.value }
    case 'referrer':
      return { route: point.route, detail: point.host, locale: '', value: 1 }
    case 'call':
    case 'request':
      return { route: point.route, detail: '', locale: point.locale, value: 1 }
    case 'redirect':
    case 'missing':
      return { route: point.kind, detail: point.path, locale: '', value: 1 }
    default:
      return point satisfies never
  }
}
