import type { Supabase } from '../../../database/supabase.ts'
import type { Means } from '../../../features/admin/pictures/photo-change.server.ts'
import {
  changedPhoto,
  orUnavailable,
  type SentPhoto,
} from '../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoErrors } from '../../../features/admin/pictures/photo-form.tsx'
import type { OwnPhoto } from '../../../features/pictures/photo.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { forgetMissingPicture } from '../../pictures.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'

type Done = { photo: OwnPhoto } | { photo: null; errors: PhotoErrors; status: 422 | 503 }

/** Stores the photograph of a form. If making or storing it fails, its field shows the error and nothing changes. */
export async function photoStep(
  c: AdminContext,
  { database, texts }: AdminSession,
  { sent, before, supabase }: { sent: SentPhoto; before: OwnPhoto | null; supabase: Supabase },
): Promise<Done> {
  const words = texts.adminPhoto
  const means = photographMeans(c, database, supabase)
  const done = await orUnavailable(requestIdOf(c), () => changedPhoto(sent, before, words, means))
  if (done === null) return { photo: null, errors: { file: words.problems.unavailable }, status: 503 }
  return done.photo === null ? { ...done, status: 422 } : { photo: done.photo }
}

/** What makes and stores photographs. A picture that was missing a moment ago is found once it is stored. */
export function photographMeans(c: AdminContext, database: AdminDatabase, supabase: Supabase): Means {
  return {
    database,
    images: c.env.IMAGES,
    async storage() {
      const storage = await supabase.storage()
      return {
        ...storage,
        async put(name, bytes, type) {
          await storage.put(name, bytes, type)
          await forgetMissingPicture(name)
        },
      }
    },
  }
}
