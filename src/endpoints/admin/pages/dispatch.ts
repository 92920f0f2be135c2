import { readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import type { AdminPageId } from '../../../features/admin/subjects/published-subject.ts'
import { readable } from '../../../format/typed.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { log } from '../../../http/log.ts'
import { readBody, readBytes, readForm } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { draftActions } from '../../../pages/draft-actions.server.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import type { AdminContext, AdminHandler, AdminServices, PageContext } from '../admin-context.ts'
import { conclude, respond } from './conclude.ts'
import { flashOf, flashParameter, loadPageContext } from './page-context.ts'
import { receivePhoto } from './receive-photo.ts'

/** Shows admin pages, and does what the actions of their forms come to. A page is found by its folder. */
export function dispatcher(services: AdminServices) {
  return (id: AdminPageId) => ({
    show: show(id, 200),
    /** Answers an address that leads nowhere. */
    missing: show(id, 404, 'missing'),
    receive: ifThere(id, receive),
    /** What a script of the page asks for, or a file. */
    call: (name: string) =>
      ifThere(id, async (context) => {
        const call = context.page.calls?.[name]
        if (call === undefined) throw new Error(`${id} answers no call that is named ${name}`)
        const { largest, respond } = call
        const { raw } = context.c.req
        const isFile = isMultipart(raw)
        const form = largest === undefined || isFile ? null : await readForm(raw, largest)
        const files = largest !== undefined && isFile ? await readMultipart(context.c, largest) : null
        return conclude(context, await respond({ form, files }, context.request))
      }),
  })

  function show(id: AdminPageId, status: PageStatus, flash?: string): AdminHandler {
    return ifThere(id, (context) => {
      const name = flash ?? context.request.query.get(flashParameter) ?? ''
      return respond(context, { notice: flashOf(context, name) }, status)
    })
  }

  function ifThere(id: AdminPageId, answer: (context: PageContext) => Promise<Response>): AdminHandler {
    return async (c, session) => {
      const context = await loadPageContext(c, session, id, services)
      return context === null ? plainError(404, session.locale) : answer(context)
    }
  }
}

async function receive(context: PageContext): Promise<Response> {
  const { c, page, request } = context
  const { largestForm = bodyLimits.adminForm, upload } = page
  if (page.holdsSecrets) return act(context, await readVerbatim(c.req.raw, largestForm), null)
  if (!isMultipart(c.req.raw)) return act(context, await readForm(c.req.raw, largestForm), null)
  const files = await readMultipart(c, upload?.largest)
  if (upload === undefined) return conclude(context, await receivePhoto(context, files))
  if (files === 'heavy') return conclude(context, upload.tooLarge(request))
  const texts = files && [...files].filter((each): each is [string, string] => typeof each[1] === 'string')
  return act(context, texts && new URLSearchParams(texts), files)
}

async function act(
  context: PageContext,
  form: URLSearchParams | null,
  files: FormData | null,
): Promise<Response> {
  const { page, subject, published, request } = context
  const version = form === null ? null : subject === undefined ? 0 : readVersionNumber(form)
  if (form === null || version === null) return plainError(400, request.locale)
  const name = form.get('intent') ?? ''
  const actions = { ...(published && draftActions(published)), ...page.actions }
  const action = Object.hasOwn(actions, name) ? actions[name] : page.actions?.['']
  return action === undefined
    ? plainError(400, request.locale)
    : conclude(context, await action({ form, version, files }, request))
}

async function readVerbatim(request: Request, largestBytes: number): Promise<URLSearchParams | null> {
  const body = await readBody(request, largestBytes)
  return body === null ? null : new URLSearchParams(body)
}

function isMultipart(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
}

/** A form, with files or without; `heavy` when it is larger than any that is taken, null when it cannot be read. */
async function readMultipart(
  c: AdminContext,
  largestBytes: number = bodyLimits.picture,
): Promise<FormData | 'heavy' | null> {
  const type = c.req.header('content-type') ?? ''
  const body = await readBytes(c.req.raw, largestBytes)
  if (body === null) return 'heavy'
  const sent = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((error: unknown) => {
      const name = error instanceof Error ? error.name : ''
      log('warn', 'form-unreadable', { requestId: requestIdOf(c), name })
      return null
    })
  if (sent === null) return null
  const form = new FormData()
  for (const [name, value] of sent)
    if (typeof value === 'string') form.append(name, readable(value))
    else form.append(name, value)
  return form
}
