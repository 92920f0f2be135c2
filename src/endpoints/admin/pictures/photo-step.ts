import type { AdminPhoto } from '../../../content/schemas/admin/team.ts'
import type { Supabase } from '../../../database/supabase.ts'
import { changedPhoto, type SentPhoto } from '../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoErrors } from '../../../features/admin/pictures/photo-form.tsx'
import type { OwnPhoto } from '../../../features/pictures/photo.ts'
import { reportError } from '../../../http/log.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'

type Done = { photo: OwnPhoto } | { photo: null; errors: PhotoErrors; status: 422 | 503 }

/** Takes the photograph of a form. An outage of what makes or stores it is said at its field; nothing has changed. */
export async function photoStep(
  c: AdminContext,
  { database }: AdminSession,
  sent: SentPhoto,
  before: OwnPhoto | null,
  texts: AdminPhoto,
  supabase: Supabase,
): Promise<Done> {
  const means = { database, images: c.env.IMAGES, storage: () => supabase.storage() }
  const done = await orUnavailable(c, () => changedPhoto(sent, before, texts, means))
  if (done === null) return { photo: null, errors: { foto: texts.problems.unavailable }, status: 503 }
  return done.photo === null ? { ...done, status: 422 } : { photo: done.photo }
}

/** Null when what makes or stores photographs fails, which is logged. */
export async function orUnavailable<Done>(c: AdminContext, work: () => Promise<Done>): Promise<Done | null> {
  try {
    return await work()
  } catch (error) {
    reportError(error, { requestId: requestIdOf(c), during: 'photograph', effect: 'nothing has changed' })
    return null
  }
}
