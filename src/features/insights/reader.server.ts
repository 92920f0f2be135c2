import { z } from 'zod'
import type { Env } from '../../settings-schema.ts'
import { blobOf, type Column, fromBlobs } from './columns.ts'
import { type InsightPoint, localPoints } from './sink.server.ts'

export type InsightQuestion = {
  kind: InsightPoint['kind']
  by: readonly Column[]
  /** How many days back. */
  days: number
  limit: number
}
/** `p75`: of the values, what three quarters of them are below or at. */
export type InsightGroup = { keys: readonly string[]; count: number; p75: number }

/** Measurements, most frequent first, from either store. */
export type InsightReader = { read(question: InsightQuestion): Promise<InsightGroup[]> }

type Access = { account: string; token: string; dataset: string; api: string }

/**
 * Analytics Engine by its SQL API, or what this isolate has measured where points go to the log; null where neither can
 * be read.
 */
export function insightReader(
  { INSIGHTS_SINK }: Pick<Env, 'INSIGHTS_SINK'>,
  access: Access | null,
): InsightReader | null {
  if (INSIGHTS_SINK === 'log') return { read: async (question) => readHere(question) }
  return access === null ? null : { read: (question) => readEngine(question, access) }
}

function readHere({ kind, by, days, limit }: InsightQuestion): InsightGroup[] {
  const since = Date.now() - days * dayLength
  const points = localPoints.filter(({ at, blobs }) => at >= since && fromBlobs(blobs, 'kind') === kind)
  const groups = Map.groupBy(points, ({ blobs }) =>
    JSON.stringify(by.map((column) => fromBlobs(blobs, column))),
  )
  return [...groups]
    .map(([key, all]) => {
      const values = all.map(({ value }) => value).sort((a, b) => a - b)
      const p75 = values[Math.ceil(values.length * 0.75) - 1] ?? 0
      return { keys: z.array(z.string()).parse(JSON.parse(key)), count: all.length, p75 }
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
}

const limitMs = 5_000
const dayLength = 86_400_000

/** https://developers.cloudflare.com/analytics/analytics-engine/sql-api/ Each stored point stands for some that were sampled. */
async function readEngine(
  { kind, by, days, limit }: InsightQuestion,
  { account, token, dataset, api }: Access,
): Promise<InsightGroup[]> {
  const names = by.map(blobOf)
  const keys = names.map((name, at) => `${name} AS key${at}, `).join('')
  const query =
    `SELECT ${keys}SUM(_sample_interval) AS count, quantileExactWeighted(0.75)(double1, _sample_interval) AS p75 ` +
    `FROM ${dataset} WHERE ${blobOf('kind')} = '${kind}' AND timestamp > NOW() - INTERVAL '${days}' DAY ` +
    `${names.length === 0 ? '' : `GROUP BY ${names.map((_, at) => `key${at}`).join(', ')} `}` +
    `ORDER BY count DESC LIMIT ${limit} FORMAT JSON`
  const response = await fetch(`${api}/accounts/${account}/analytics_engine/sql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: query,
    signal: AbortSignal.timeout(limitMs),
  })
  if (!response.ok) throw new Error(`Analytics Engine: ${response.status}`)
  const { data } = engineResponse.parse(await response.json())
  return data.map(({ count, p75, ...keys }) => ({
    keys: by.map((_, at) => String(keys[`key${at}`] ?? '')),
    count,
    p75,
  }))
}

/** Sums may come as text: JSON holds no large integers. */
const engineResponse = z.object({
  data: z.array(z.object({ count: z.coerce.number(), p75: z.coerce.number() }).catchall(z.unknown())),
})
