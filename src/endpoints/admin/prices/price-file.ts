import { readDraft } from '../../../features/admin/drafts/price-store.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { writePriceFile } from '../../../pages/admin/prices/file.server.ts'
import { loadFileWords } from '../../../pages/admin/prices/file-words.server.ts'
import { priceTexts } from '../../../pages/admin/prices/texts.server.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'
import { csvResponse } from '../file-answer.ts'

/** The draft of the price list, to be edited in a spreadsheet and sent back. */
export async function exportPrices(_: AdminContext, { database, texts }: AdminSession): Promise<Response> {
  const { content, version } = await readDraft(database)
  const words = await loadFileWords(await priceTexts(texts), content.categories)
  await recordAction(database, 'export_prices')
  return csvResponse(writePriceFile(content, words), `preturi-ciorna-${version}.csv`)
}
