import { readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import type { AdminPageId } from '../../../features/admin/subjects/published-subject.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { readBody, readForm } from '../../../http/request-guards.ts'
import type { View } from '../../../pages/outcome.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { flashParameter, withFlash } from '../flash-address.ts'
import { type PhotoChange, receivePhoto } from '../pictures/receive-photo.ts'
import { draftAction } from '../publishing/draft-action.ts'
import { isMultipart, readMultipart } from '../read-multipart.ts'
import { type AskedPage, addressOf, askPage, flashOf } from './asked-page.ts'
import { conclude, respond, save } from './conclude.ts'

/** Shows admin pages, and does what the actions of their forms come to. A page is found by its folder. */
export function dispatcher(services: AdminServices) {
  return (id: AdminPageId) => ({
    show: show(id, 200),
    /** Answers an address that leads nowhere. */
    missing: show(id, 404, 'missing'),
    async receive(c: AdminContext, session: AdminSession): Promise<Response> {
      const asked = await askPage(c, session, id, services)
      if (asked === null) return plainError(404, session.locale)
      const { largestForm = bodyLimits.adminForm, upload: uploads } = asked.page
      if (asked.page.holdsSecrets) return act(asked, await readVerbatim(c.req.raw, largestForm), null)
      if (!isMultipart(c.req.raw)) return act(asked, await readForm(c.req.raw, largestForm), null)
      return uploads === undefined ? photo(asked) : upload(asked, uploads)
    },
  })

  function show(id: AdminPageId, status: PageStatus, flash?: string) {
    return async (c: AdminContext, session: AdminSession): Promise<Response> => {
      const asked = await askPage(c, session, id, services)
      if (asked === null) return plainError(404, session.locale)
      const name = flash ?? asked.request.query.get(flashParameter) ?? ''
      return respond(asked, { notice: flashOf(asked, name) }, status, services)
    }
  }

  async function act(
    asked: AskedPage,
    form: URLSearchParams | null,
    files: FormData | null,
  ): Promise<Response> {
    const { c, session, page, subject, published, request } = asked
    const version = form === null ? null : subject === undefined ? 0 : readVersionNumber(form)
    if (form === null || version === null) return plainError(400, session.locale)
    const sent = { form, version, files }
    const name = form.get('intent') ?? ''
    const { actions = {} } = page
    const action = Object.hasOwn(actions, name) ? actions[name] : actions['']
    if (action !== undefined) return conclude(asked, await action(sent, request), services)
    if (published === undefined) return plainError(400, session.locale)
    const draftPage = {
      adminSubject: published,
      answer: (view: View, code: 409 | 422) => respond(asked, view, code, services),
      back: (flash: string) => seeOther(withFlash(addressOf(asked), flash)),
    }
    return draftAction(c, session, sent, draftPage, services)
  }

  async function upload(
    asked: AskedPage,
    { largest, tooLarge }: NonNullable<AskedPage['page']['upload']>,
  ): Promise<Response> {
    const files = await readMultipart(asked.c, largest)
    if (files === 'heavy') return conclude(asked, tooLarge(asked.request), services)
    const texts = files && [...files].filter((each): each is [string, string] => typeof each[1] === 'string')
    return act(asked, texts && new URLSearchParams(texts), files)
  }

  async function photo(asked: AskedPage): Promise<Response> {
    const { c, session, page, subject, request } = asked
    if (subject === undefined || page.photos === undefined) return plainError(400, session.locale)
    const photoPage = {
      subject: subject.subject,
      places: page.photos(request.slug),
      respond: (view: View, status: PageStatus) => respond(asked, view, status, services),
      change: (made: PhotoChange<unknown, View>) =>
        save(asked, subject, { outcome: 'save', ...made }, services),
    }
    return receivePhoto(c, session, photoPage, services.supabase)
  }
}

async function readVerbatim(request: Request, largestBytes: number): Promise<URLSearchParams | null> {
  const body = await readBody(request, largestBytes)
  return body === null ? null : new URLSearchParams(body)
}
