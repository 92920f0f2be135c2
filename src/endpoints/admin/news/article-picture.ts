import { bodyLimits } from '../../../http/body-limits.ts'
import { json } from '../../../http/json.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { addPicture, readArticlePicture } from '../../../pages/admin/news/article/picture.server.ts'
import { newsWords } from '../../../pages/admin/news/in-words.server.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { photographMeans } from '../pictures/photo-step.ts'
import { readMultipart } from '../read-multipart.ts'

/** A photograph for an editor with scripts, which puts its lines where somebody writes. */
export function articlePictureEndpoint({ supabase }: Pick<AdminServices, 'supabase'>) {
  return async function articlePictureAnswer(
    c: AdminContext,
    { database, locale, texts }: AdminSession,
  ): Promise<Response> {
    if (supabase === null) throw new Error('Nobody is signed in without a database')
    const form = await readMultipart(c, bodyLimits.articlePicture)
    if (form === 'heavy') return json({ errors: { file: texts.adminPhoto.problems.heavy } }, 413)
    if (form === null) return json({ errors: {} }, 400)
    const added = await addPicture(await readArticlePicture(form, locale), {
      pictures: photographMeans(c, database, supabase),
      requestId: requestIdOf(c),
      texts: { ...texts, words: await newsWords(locale) },
    })
    return added.picture === null ? json({ errors: added.errors }, added.status) : json(added.picture)
  }
}
