import type { Supabase } from '../../../database/supabase.ts'
import { readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import type { Flash } from '../../../features/admin/frame/admin-bar.tsx'
import { wrongFrom } from '../../../features/admin/frame/frame-props.server.ts'
import { readPhotoForm } from '../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoErrors, PhotoValues } from '../../../features/admin/pictures/photo-form.tsx'
import type { OwnPhoto } from '../../../features/pictures/photo.ts'
import { readDraft } from '../../../features/publishing/draft-store.server.ts'
import type { Subject } from '../../../features/publishing/subject.ts'
import type { CasePhoto } from '../../../features/stories/stories.ts'
import type { TeamMember } from '../../../features/team/members.ts'
import { plainError } from '../../../http/error-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'
import type { ItemChange } from '../publishing/item-change.ts'
import { readMultipart } from '../read-multipart.ts'
import { photoStep } from './photo-step.ts'

type WithNotice = { notice?: Flash | null }

/** A photograph that something drafted has. */
export type PhotoPlace<Content, Shown> = {
  /** Tells several photographs of one page apart; part of their fields' names and of what their buttons ask. */
  prefix: string
  /** The one in the draft, which may be one of the build's. */
  photoIn(content: Content): CasePhoto | TeamMember['photo']
  replacedBy(photo: OwnPhoto | null): (content: Content) => Content
  /** How the page shows what was sent for it. */
  shown(sent: { photoValues?: PhotoValues; photoErrors?: PhotoErrors }): Shown
}

/** Where such forms are, and how the page answers. */
export type PhotoPage<Content, Shown> = {
  subject: Subject<Content>
  /** The first one is told of a form that is too large to be read. */
  places: readonly [PhotoPlace<Content, Shown>, ...PhotoPlace<Content, Shown>[]]
  answer(shown: Shown, status: PageStatus): Promise<Response>
  change(change: ItemChange<Content, Shown>): Promise<Response>
}

/** Takes the form of a photograph: one that was chosen, or the wish to be without. */
export async function receivePhoto<Content, Shown extends WithNotice>(
  c: AdminContext,
  session: AdminSession,
  { subject, places, answer, change }: PhotoPage<Content, Shown>,
  supabase: Supabase | null,
): Promise<Response> {
  const { database, locale, texts } = session
  const refuse = ({ prefix }: PhotoPlace<Content, Shown>, shown: Shown, status: 422 | 503) =>
    answer({ ...shown, notice: wrongFrom(`${prefix}foto`, texts) }, status)

  const form = await readMultipart(c)
  if (form === 'heavy') {
    const [first] = places
    return refuse(first, first.shown({ photoErrors: { foto: texts.adminTeam.photo.problems.heavy } }), 422)
  }
  const version = form && readVersionNumber(form)
  if (form === null || version === null || supabase === null) return plainError(400, locale)
  const action = String(form.get('actiune'))
  const place = places.find(({ prefix }) => action.startsWith(prefix))
  if (place === undefined) return plainError(400, locale)
  if (action === `${place.prefix}fara-fotografie`)
    return change({ version, state: 'fara-fotografie', mine: place.replacedBy(null) })

  const { content } = await readDraft(database, subject)
  const sent = await readPhotoForm(form, place.prefix)
  const photoValues = sent.values
  const before = place.photoIn(content)
  const own = before !== null && 'picture' in before ? before : null
  const done = await photoStep(c, session, { sent, before: own, supabase })
  if (done.photo === null)
    return refuse(place, place.shown({ photoValues, photoErrors: done.errors }), done.status)
  const shown = place.shown({ photoValues })
  return change({ version, state: 'fotografie', mine: place.replacedBy(done.photo), shown })
}
