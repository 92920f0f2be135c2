import type { Supabase } from '../../../database/supabase.ts'
import { readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import { wrongFrom } from '../../../features/admin/frame/frame-props.server.ts'
import {
  changedPhoto,
  type Means,
  orUnavailable,
  readPhotoForm,
} from '../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoPlace } from '../../../features/admin/pictures/photo-place.ts'
import { readDraft } from '../../../features/publishing/draft-store.server.ts'
import type { View } from '../../../pages/outcome.ts'
import { forgetMissingPicture } from '../../pictures.ts'
import type { AdminContext, AdminSession, AnyOutcome, PageContext } from '../admin-context.ts'

/**
 * Takes the form of a photograph: one that was chosen, or the wish to be without. If making or storing it fails, its field
 * shows the error and nothing changes.
 */
export async function receivePhoto(
  { page, subject, request }: PageContext,
  form: FormData | 'heavy' | null,
): Promise<AnyOutcome> {
  const places = page.photos?.(request.slug) ?? []
  const [first] = places
  if (subject === undefined || first === undefined) return { outcome: 'invalid' }
  const { database, texts, requestId, pictures } = request
  const { problems } = texts.adminPhoto
  // A form too large to read belongs to no known place: the first one shows the error.
  if (form === 'heavy') return refuse(first, first.view({ photoErrors: { file: problems.heavy } }), 422)
  const version = form && readVersionNumber(form)
  const action = String(form?.get('intent'))
  const place = places.find(({ prefix }) => action.startsWith(prefix))
  if (form === null || version === null || place === undefined) return { outcome: 'invalid' }
  if (action === `${place.prefix}photo-removed`) {
    const [mine, view] = [place.replacedBy(null), place.view({})]
    return { outcome: 'save', version, flash: 'photo-removed', mine, view }
  }
  const { content } = await readDraft(database, subject.subject)
  const sent = await readPhotoForm(form, place.prefix)
  const photoValues = sent.values
  const before = place.photoIn(content)
  const own = before !== null && 'picture' in before ? before : null
  const done = await orUnavailable(requestId, () => changedPhoto(sent, own, texts.adminPhoto, pictures))
  if (done === null)
    return refuse(place, place.view({ photoValues, photoErrors: { file: problems.unavailable } }), 503)
  if (done.photo === null) return refuse(place, place.view({ photoValues, photoErrors: done.errors }), 422)
  const [mine, view] = [place.replacedBy(done.photo), place.view({ photoValues })]
  return { outcome: 'save', version, flash: 'photo', mine, view }

  function refuse({ prefix }: PhotoPlace<unknown, View>, view: View, status: 422 | 503): AnyOutcome {
    return { outcome: 'refused', view: { ...view, notice: wrongFrom(`${prefix}file`, texts) }, status }
  }
}

/** What makes and stores photographs. A picture that was missing a moment ago is found once it is stored. */
export function photographMeans(
  c: AdminContext,
  database: AdminSession['database'],
  supabase: Supabase,
): Means {
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
