import { beginExport, exportTables } from '../../../features/admin/records/export.server.ts'
import { isoDateOf } from '../../../format/dates.ts'
import { reportError } from '../../../http/log.ts'
import type { AdminRequest, OutcomeOf } from '../../admin-page.ts'

/** A copy of everything, streamed: all tables together may be more than an isolate should hold. */
export async function exportAll(
  _: unknown,
  { database, requestId }: AdminRequest,
): Promise<OutcomeOf<{ props: object }>> {
  const tables = await beginExport(database)
  const now = new Date()
  const parts = exportTables(database, tables, now)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        reportError(error, { requestId, during: 'export', effect: 'the download breaks off' })
        controller.error(error)
      }
    },
  })
  return { outcome: 'file', name: `copie-${isoDateOf(now)}.json`, body }
}
