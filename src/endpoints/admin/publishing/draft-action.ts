import type { DraftFlash } from '../../../features/admin/frame/flashes.ts'
import { discardStep, undoStep } from '../../../features/admin/subjects/draft-steps.server.ts'
import { typedLine } from '../../../format/typed.ts'
import { plainError } from '../../../http/error-page.ts'
import type { AnySiteSubject } from '../../../pages/site-subject.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import type { Refused } from './publish-result.ts'
import { publishStep, removeUnreadStep } from './publish-step.ts'

/** Where such a form is, and how it answers. */
export type DraftPage = {
  adminSubject: AnySiteSubject
  answer(shown: Refused, code: 409 | 422): Promise<Response>
  /** To the page, with the state that tells what was done. */
  back(state: DraftFlash): Response
}

type Sent = { version: number; form: { get(name: string): unknown } }

/** What a form asks of the draft of any subject: publishing it, a step back or forth, giving it up. */
export async function draftAction(
  c: AdminContext,
  session: AdminSession,
  { version, form }: Sent,
  { adminSubject, answer, back }: DraftPage,
  services: Pick<AdminServices, 'data' | 'invalidate' | 'supabase'>,
): Promise<Response> {
  switch (form.get('intent')) {
    case 'publish': {
      const note = typedLine(String(form.get('publication_note') ?? ''))
      const asked = { version, note, confirmed: form.get('confirmed') === 'yes' }
      const done = await publishStep(c, session, adminSubject, asked, services)
      if (done.status === 'refused') return answer(done.shown, done.code)
      return back(done.status === 'done' ? 'published' : 'nothing')
    }
    case 'undo':
      return back(await undoStep(session, adminSubject, version, 'undo'))
    case 'redo':
      return back(await undoStep(session, adminSubject, version, 'redo'))
    case 'discard':
      return back(await discardStep(session, adminSubject, version))
    case 'remove-unread':
      return back(await removeUnreadStep(c, session, adminSubject, version, services))
    default:
      return plainError(400, session.locale)
  }
}
