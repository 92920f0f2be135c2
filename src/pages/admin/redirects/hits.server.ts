import { type InsightGroup, insightReader } from '../../../features/insights/reader.server.ts'
import { reportError } from '../../../http/log.ts'
import { settings } from '../../../settings.ts'
import type { AdminRequest } from '../../admin-page.ts'

const days = 30

/** Paths with how often they were asked for, or null where statistics cannot be read. */
export async function readHits(
  kind: 'redirect' | 'missing',
  { env, requestId }: Pick<AdminRequest, 'env' | 'requestId'>,
): Promise<InsightGroup[] | null> {
  const reader = insightReader(env, settings.insights)
  if (reader === null) return null
  return reader.read({ kind, by: ['detail'], days, limit: 200 }).catch((error: unknown) => {
    reportError(error, { requestId, during: 'insights' })
    return null
  })
}
