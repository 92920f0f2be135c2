import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { subscriberSheet } from '../../../pages/admin/subscribers/sheet.server.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'
import { csvResponse } from '../file-answer.ts'

/** The list of subscribers to download, which goes on record. */
export async function subscribersFile(
  c: AdminContext,
  { database, locale }: AdminSession,
): Promise<Response> {
  const { searchParams: query } = new URL(c.req.url)
  const { text, name } = await subscriberSheet({ database, locale, query })
  await recordAction(database, 'export_subscribers')
  return csvResponse(text, name)
}
