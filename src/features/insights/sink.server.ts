import { log } from '../../http/log.ts'
import type { Locale } from '../../locale.ts'
import type { Env } from '../../settings-schema.ts'

/** One measurement. Nothing in it comes from a visitor's device but the page and how fast it was. */
export type InsightPoint =
  /** The Worker's own count of its responses: it needs no consent. */
  | { kind: 'answer'; route: string; locale: Locale; statusClass: string }
  | { kind: 'view'; route: string; path: string; locale: Locale }
  | { kind: 'vital'; route: string; name: string; value: number }

export type InsightSink = { write(point: InsightPoint): void }

/** Workers Analytics Engine; with `INSIGHTS_SINK=log`, in development and in tests, the log. */
export function insightSink({ INSIGHTS, INSIGHTS_SINK }: Env): InsightSink {
  if (INSIGHTS_SINK === 'log') return { write: ({ kind, ...point }) => log('info', `insight-${kind}`, point) }
  return { write: (point) => INSIGHTS?.writeDataPoint(dataPointOf(point)) }
}

/** The columns of the data set: blob1 kind, blob2 route, blob3 detail, blob4 locale; double1 value. */
function dataPointOf(point: InsightPoint) {
  const { kind, route } = point
  switch (kind) {
    case 'answer':
      return { indexes: [route], blobs: [kind, route, point.statusClass, point.locale], doubles: [1] }
    case 'view':
      return { indexes: [route], blobs: [kind, route, point.path, point.locale], doubles: [1] }
    case 'vital':
      return { indexes: [route], blobs: [kind, route, point.name, ''], doubles: [point.value] }
    default:
      return kind satisfies never
  }
}
