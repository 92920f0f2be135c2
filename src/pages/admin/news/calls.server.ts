import { isLocale } from '../../../locale.ts'
import type { AdminRequest, OutcomeOf, SentCall } from '../../admin-page.ts'
import { addPicture, readArticlePicture } from './article/picture.server.ts'
import { writtenText } from './article/props.server.ts'
import { readText, textOf } from './form.server.ts'
import type { NewsWords } from './ro.ts'

type Request = AdminRequest<NewsWords>
type Outcome = OutcomeOf<{ props: object; words: NewsWords }>

/** A text as visitors would see it while somebody types: nothing is stored. */
export function shownText({ form }: SentCall, { data, texts }: Request): Outcome {
  const locale = form?.get('locale')
  if (!form || !isLocale(locale)) return { outcome: 'json', json: { status: 'refused' }, status: 400 }
  const text = writtenText(textOf(readText(form, locale)), locale, data.knownNews(), texts.words)
  return { outcome: 'json', json: text, status: 200 }
}

/** A photograph for an editor with scripts, which puts its lines where somebody writes. */
export async function storePicture({ files }: SentCall, request: Request): Promise<Outcome> {
  if (files === 'heavy') {
    const { heavy } = request.texts.adminPhoto.problems
    return { outcome: 'json', json: { errors: { file: heavy } }, status: 413 }
  }
  if (files === null) return { outcome: 'json', json: { errors: {} }, status: 400 }
  const added = await addPicture(await readArticlePicture(files, request.locale), request)
  return added.picture === null
    ? { outcome: 'json', json: { errors: added.errors }, status: added.status }
    : { outcome: 'json', json: added.picture, status: 200 }
}
