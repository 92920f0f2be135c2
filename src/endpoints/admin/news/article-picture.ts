import {
  type ArticlePictureForm,
  readArticlePicture,
  writtenPicture,
} from '../../../features/admin/drafts/article-picture.server.ts'
import type { PhotoErrors } from '../../../features/admin/pictures/photo-form.tsx'
import type { ArticlePicture } from '../../../features/pictures/text-picture.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { json } from '../../../http/json.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { orUnavailable, photographMeans } from '../pictures/photo-step.ts'
import { readMultipart } from '../read-multipart.ts'

export type Added =
  | { picture: ArticlePicture; errors: null }
  | { picture: null; errors: PhotoErrors; status: 422 | 503 }

/** Stores the photograph of a form and writes the line that it takes in each text. */
export async function addPicture(
  c: AdminContext,
  { database, texts }: AdminSession,
  sent: ArticlePictureForm,
  { supabase }: Pick<AdminServices, 'supabase'>,
): Promise<Added> {
  const unavailable = { foto: texts.adminPhoto.problems.unavailable }
  if (supabase === null) return { picture: null, errors: unavailable, status: 503 }
  const means = photographMeans(c, database, supabase)
  const done = await orUnavailable(c, () => writtenPicture(sent, texts, means))
  if (done === null) return { picture: null, errors: unavailable, status: 503 }
  return done.picture === null ? { ...done, status: 422 } : done
}

/** The same for an editor with scripts, which puts the lines where somebody writes. */
export function articlePictureEndpoint(services: AdminServices) {
  return async function articlePictureAnswer(c: AdminContext, session: AdminSession): Promise<Response> {
    const form = await readMultipart(c, bodyLimits.articlePicture)
    if (form === 'heavy') {
      const { heavy } = session.texts.adminPhoto.problems
      return json({ errors: { foto: heavy } }, 413)
    }
    if (form === null) return json({ errors: {} }, 400)
    const done = await addPicture(c, session, await readArticlePicture(form, session.locale), services)
    return done.picture === null ? json({ errors: done.errors }, done.status) : json(done.picture)
  }
}
