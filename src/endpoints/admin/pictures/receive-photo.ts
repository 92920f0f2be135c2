import type { Supabase } from '../../../database/supabase.ts'
import { readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import type { Flash } from '../../../features/admin/frame/admin-bar.tsx'
import { wrongFrom } from '../../../features/admin/frame/frame-props.server.ts'
import { readPhotoForm } from '../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoPlace } from '../../../features/admin/pictures/photo-place.ts'
import { readDraft } from '../../../features/publishing/draft-store.server.ts'
import type { Subject } from '../../../features/publishing/subject.ts'
import { plainError } from '../../../http/error-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'
import { readMultipart } from '../read-multipart.ts'
import { photoStep } from './photo-step.ts'

/** A photograph for the draft, and what is shown with it when it cannot be saved. */
export type PhotoChange<Content, Shown> = {
  version: number
  mine(before: Content): Content
  flash: 'photo' | 'photo-removed'
  view: Shown
}

type WithNotice = { notice?: Flash | null }

/** The page that has photo forms, and how it responds. */
export type PhotoPage<Content, Shown> = {
  subject: Subject<Content>
  /** A form too large to read belongs to no known place: the first one shows the error. */
  places: readonly PhotoPlace<Content, Shown>[]
  respond(view: Shown, status: PageStatus): Promise<Response>
  change(change: PhotoChange<Content, Shown>): Promise<Response>
}

/** Takes the form of a photograph: one that was chosen, or the wish to be without. */
export async function receivePhoto<Content, Shown extends WithNotice>(
  c: AdminContext,
  session: AdminSession,
  { subject, places, respond: answer, change }: PhotoPage<Content, Shown>,
  supabase: Supabase | null,
): Promise<Response> {
  const { database, locale, texts } = session
  const refuse = ({ prefix }: PhotoPlace<Content, Shown>, view: Shown, status: 422 | 503) =>
    answer({ ...view, notice: wrongFrom(`${prefix}file`, texts) }, status)

  const form = await readMultipart(c)
  if (form === 'heavy') {
    const [first] = places
    if (first === undefined) return plainError(400, locale)
    return refuse(first, first.view({ photoErrors: { file: texts.adminPhoto.problems.heavy } }), 422)
  }
  const version = form && readVersionNumber(form)
  if (form === null || version === null || supabase === null) return plainError(400, locale)
  const action = String(form.get('intent'))
  const place = places.find(({ prefix }) => action.startsWith(prefix))
  if (place === undefined) return plainError(400, locale)
  if (action === `${place.prefix}photo-removed`)
    return change({ version, flash: 'photo-removed', mine: place.replacedBy(null), view: place.view({}) })

  const { content } = await readDraft(database, subject)
  const sent = await readPhotoForm(form, place.prefix)
  const photoValues = sent.values
  const before = place.photoIn(content)
  const own = before !== null && 'picture' in before ? before : null
  const done = await photoStep(c, session, { sent, before: own, supabase })
  if (done.photo === null)
    return refuse(place, place.view({ photoValues, photoErrors: done.errors }), done.status)
  const view = place.view({ photoValues })
  return change({ version, flash: 'photo', mine: place.replacedBy(done.photo), view })
}
