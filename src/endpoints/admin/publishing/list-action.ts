import { readDraftForm } from '../../../features/admin/drafts/draft-form.server.ts'
import { saveMerged } from '../../../features/publishing/save-merged.server.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import type { DraftState } from '../notices.ts'
import { type DraftPage, draftAction } from './draft-action.ts'

type ListPage<Content, Known> = Omit<DraftPage<Content, Known>, 'back'> & {
  back(state: DraftState | 'mutat'): Response
  /** The field that names the row to move. */
  row: string
  move(content: Content, id: string, by: -1 | 1): Content
}

/** What the form of a list asks that is drafted as a whole: a row up or down, or what any draft is asked. */
export async function listAction<Content, Known>(
  c: AdminContext,
  session: AdminSession,
  page: ListPage<Content, Known>,
  services: AdminServices,
): Promise<Response> {
  const sent = await readDraftForm(c.req.raw, bodyLimits.adminForm)
  if (sent === null) return plainError(400, session.locale)
  const { form, version } = sent
  const action = form.get('actiune')
  if (action !== 'sus' && action !== 'jos') return draftAction(c, session, sent, page, services)
  const saved = await saveMerged(session.database, page.adminSubject.subject, version, (content) =>
    page.move(content, form.get(page.row) ?? '', action === 'sus' ? -1 : 1),
  )
  return page.back(saved.status === 'saved' ? 'mutat' : 'vechi')
}
