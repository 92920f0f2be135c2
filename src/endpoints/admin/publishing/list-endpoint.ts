import { readDraftForm } from '../../../features/admin/drafts/draft-form.server.ts'
import { movedBy } from '../../../features/admin/drafts/moved-by.ts'
import type { AnySubject } from '../../../features/admin/subjects/published-subject.ts'
import { saveMerged } from '../../../features/publishing/save-merged.server.ts'
import type { Subject } from '../../../features/publishing/subject.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession, AnswerWith } from '../admin-context.ts'
import type { DraftState, PageNotices } from '../notices.ts'
import { draftAction } from './draft-action.ts'
import type { Refused } from './publish-result.ts'

type ListPage<Content> = {
  id: 'admin/stories'
  adminSubject: AnySubject & { subject: Subject<Content> }
  notices: PageNotices<DraftState | 'mutat'>
  /** The field that names the row to move. */
  row: string
  /** The content with its list as `reorder` makes it. */
  reordered(content: Content, reorder: <Row extends { id: string }>(rows: readonly Row[]) => Row[]): Content
  answer: AnswerWith<Partial<Refused>>
}

/** The page of a list that is drafted as a whole: its order, and what any draft is asked. */
export function listEndpoint<Content>(services: AdminServices, page: ListPage<Content>) {
  const { id, adminSubject, notices, row, reordered, answer } = page
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: notices.asked(c, session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale } = session
    const sent = await readDraftForm(c.req.raw, bodyLimits.adminForm)
    if (sent === null) return plainError(400, locale)
    const { form, version } = sent
    const back = (state: DraftState | 'mutat') => notices.back(href(id, locale), state)
    const action = form.get('actiune')
    if (action !== 'sus' && action !== 'jos') {
      const again = (shown: Refused, code: 409 | 422) => answer(c, session, shown, code)
      return draftAction(c, session, sent, { adminSubject, back, answer: again }, services)
    }
    const saved = await saveMerged(database, adminSubject.subject, version, (content) =>
      reordered(content, (rows) => movedBy(rows, form.get(row) ?? '', action === 'sus' ? -1 : 1)),
    )
    return back(saved.status === 'saved' ? 'mutat' : 'vechi')
  }
}
