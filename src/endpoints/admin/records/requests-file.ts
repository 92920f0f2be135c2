import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { requestsFile } from '../../../pages/admin/requests/file.server.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { csvResponse } from '../file-answer.ts'

export function requestsFileEndpoint({ data }: AdminServices) {
  return async (c: AdminContext, { account, database, texts }: AdminSession): Promise<Response> => {
    const query = new URL(c.req.url).searchParams
    const { text, name } = await requestsFile({ query, account: account.id, database, texts, data })
    await recordAction(database, 'export_requests')
    return csvResponse(text, name)
  }
}
