import { draftProps } from '../../../features/admin/subjects/draft-props.server.ts'
import { pendingReader } from '../../../features/publishing/pending.server.ts'
import { allowFrames } from '../../../http/frame-options.ts'
import type { View } from '../../../pages/outcome.ts'
import { respondWithPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import type { AdminServices } from '../admin-context.ts'
import { draftedSite } from '../preview/drafted-site.ts'
import { sharedBar } from '../shared-bar.ts'
import type { AnyOutcome, AskedPage } from './asked-page.ts'

/** The page, with what it is shown with once more; or where it leads instead. */
export async function showPage(
  { c, session, page, published: subject, request }: AskedPage,
  view: View,
  status: PageStatus,
  { data }: AdminServices,
): Promise<Response | AnyOutcome> {
  const pending = pendingReader(session.database)
  const drafted = () => draftedSite(session.database, pending, data, request.locale)
  const own = subject && (await pending(subject))
  const [loaded, draft, bar] = await Promise.all([
    page.load({ ...request, pending, drafted }, view, own ?? null),
    own && draftProps(session, subject, own, request.texts),
    sharedBar(session, pending, subject),
  ])
  if (isOutcome(loaded)) return loaded
  const { notice = null, conflict: _, ...more } = view
  const props = { bar, notice, ...draft, ...loaded, ...(own && ofDraft(more)) }
  const server = {
    id: page.id,
    cache: 'private' as const,
    meta: () => ({ ...request.texts.adminFrame.meta, title: page.title(request.texts, props) }),
    ...(page.inDocument && { inDocument: page.inDocument }),
  }
  const { locale, slug } = request
  const answer = await respondWithPage(c, server, { locale, params: { slug }, props, status }, data)
  const frames = typeof page.frames === 'function' ? page.frames(props) : page.frames
  return frames === undefined ? answer : allowFrames(answer, frames)
}

function isOutcome(loaded: object): loaded is AnyOutcome {
  return 'outcome' in loaded
}

/** What a refused form says in place of the draft's own. */
function ofDraft({ version, note, noteError, confirmError }: View) {
  return {
    ...(version !== undefined && { version }),
    ...(note !== undefined && { note }),
    ...(noteError !== undefined && { noteError }),
    ...(confirmError !== undefined && { confirmError }),
  }
}
