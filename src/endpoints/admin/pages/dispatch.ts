import { readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import type { AdminPageId } from '../../../features/admin/subjects/published-subject.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { readForm } from '../../../http/request-guards.ts'
import type { View } from '../../../pages/outcome.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { stateParameter, withState } from '../notices.ts'
import { type PhotoChange, receivePhoto } from '../pictures/receive-photo.ts'
import { draftAction } from '../publishing/draft-action.ts'
import { isMultipart } from '../read-multipart.ts'
import { type AskedPage, addressOf, askPage, flashOf } from './asked-page.ts'
import { conclude, respond, save } from './conclude.ts'

/** Shows admin pages, and does what the actions of their forms come to. A page is found by its folder. */
export function dispatcher(services: AdminServices) {
  return (id: AdminPageId) => ({
    show: show(id, 200),
    /** Answers an address that leads nowhere. */
    missing: show(id, 404, 'lipsa'),
    async receive(c: AdminContext, session: AdminSession): Promise<Response> {
      const asked = await askPage(c, session, id, services)
      return isMultipart(c.req.raw) ? photo(asked) : act(asked)
    },
  })

  function show(id: AdminPageId, status: PageStatus, flash?: string) {
    return async (c: AdminContext, session: AdminSession): Promise<Response> => {
      const asked = await askPage(c, session, id, services)
      const name = flash ?? asked.request.query.get(stateParameter) ?? ''
      return respond(asked, { notice: flashOf(asked, name) }, status, services)
    }
  }

  async function act(asked: AskedPage): Promise<Response> {
    const { c, session, page, subject, request } = asked
    const form = await readForm(c.req.raw, page.largestForm ?? bodyLimits.adminForm)
    const version = form === null ? null : subject === undefined ? 0 : readVersionNumber(form)
    if (form === null || version === null) return plainError(400, session.locale)
    const sent = { form, version }
    const name = form.get('actiune') ?? ''
    const action = Object.hasOwn(page.actions ?? {}, name) ? page.actions?.[name] : undefined
    if (action !== undefined) return conclude(asked, await action(sent, request), services)
    if (page.publishes === undefined) return plainError(400, session.locale)
    const draftPage = {
      adminSubject: page.publishes,
      answer: (view: View, code: 409 | 422) => respond(asked, view, code, services),
      back: (flash: string) => seeOther(withState(addressOf(asked), flash)),
    }
    return draftAction(c, session, sent, draftPage, services)
  }

  async function photo(asked: AskedPage): Promise<Response> {
    const { c, session, page, subject, request } = asked
    if (subject === undefined || page.photos === undefined) return plainError(400, session.locale)
    const photoPage = {
      subject: subject.subject,
      places: page.photos(request.slug),
      answer: (view: View, status: PageStatus) => respond(asked, view, status, services),
      change: (made: PhotoChange<unknown, View>) =>
        save(asked, subject, { outcome: 'save', ...made }, services),
    }
    return receivePhoto(c, session, photoPage, services.supabase)
  }
}
