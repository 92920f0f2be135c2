import {
  keptPicture,
  type Means,
  orUnavailable,
  readPhotoForm,
} from '../../../../features/admin/pictures/photo-change.server.ts'
import type { PhotoErrors } from '../../../../features/admin/pictures/photo-form.tsx'
import type { PlaceTexts } from '../../../../features/admin/subjects/published-subject.ts'
import { imagesIn } from '../../../../features/news/markdown.server.ts'
import { altText } from '../../../../features/pictures/photo.ts'
import { pictureFile } from '../../../../features/pictures/shown-photo.ts'
import {
  type ArticlePicture,
  pictureId,
  pictureLine,
  type TextPicture,
} from '../../../../features/pictures/text-picture.ts'
import { byLocale } from '../../../../format/by-locale.ts'
import { correctLetters, typedLine } from '../../../../format/typed.ts'
import { type Locale, locales } from '../../../../locale.ts'
import type { AdminRequest } from '../../../admin-page.ts'
import type { ArticleValues } from '../form.server.ts'
import type { NewsWords } from '../ro.ts'

/** A photograph for a text, as the form says it. */
export type ArticlePictureForm = {
  file: Uint8Array<ArrayBuffer> | null
  /** In which the article is to appear. */
  languages: readonly Locale[]
  values: { alt: Record<Locale, string>; caption: Record<Locale, string> }
}

const longestCaption = 200

export async function readArticlePicture(form: FormData, own: Locale): Promise<ArticlePictureForm> {
  const { file, values } = await readPhotoForm(form)
  const ticked = locales.filter((locale) => form.get(`locale-${locale}`) === 'yes')
  return {
    file,
    languages: ticked.length > 0 ? ticked : [own],
    values: {
      alt: byLocale((locale) => correctLetters(values.alt[locale])),
      caption: byLocale((locale) =>
        typedLine(correctLetters(String(form.get(`caption_${locale}`) ?? ''))).slice(0, 600),
      ),
    },
  }
}

type PictureTexts = Pick<PlaceTexts<NewsWords>, 'adminPhoto' | 'words'>

export type Added =
  | { picture: ArticlePicture; errors: null }
  | { picture: null; errors: PhotoErrors; status: 422 | 503 }

/** Stores the photograph of a form. An outage of what makes or stores it is said at its field; nothing has changed. */
export async function addPicture(
  sent: ArticlePictureForm,
  { pictures, requestId, texts }: Pick<AdminRequest, 'pictures' | 'requestId'> & { texts: PictureTexts },
): Promise<Added> {
  const done = await orUnavailable(requestId, () => writtenPicture(sent, texts, pictures))
  if (done === null) {
    const { unavailable } = texts.adminPhoto.problems
    return { picture: null, errors: { file: unavailable }, status: 503 }
  }
  return done.picture === null ? { ...done, status: 422 } : done
}

/** Without a place it goes to the end of each text. */
export function withPicture(values: ArticleValues, { lines }: ArticlePicture): ArticleValues {
  return {
    ...values,
    texts: byLocale((locale) => {
      const text = values.texts[locale]
      const line = lines[locale]
      return line === null ? text : { ...text, body: `${text.body.trimEnd()}\n\n${line}`.trimStart() }
    }),
  }
}

/** The photograph stored, with its line for each language of the article; what is wrong by the name of its field. */
async function writtenPicture(
  { file, languages, values: { alt, caption } }: ArticlePictureForm,
  { adminPhoto, words }: PictureTexts,
  means: Means,
): Promise<{ picture: ArticlePicture; errors: null } | { picture: null; errors: PhotoErrors }> {
  const { problems } = adminPhoto
  const errors: PhotoErrors = {}
  for (const locale of languages) {
    if (!altText.safeParse(alt[locale]).success) errors[`alt_${locale}`] = problems.alt
    if (caption[locale].length > longestCaption) errors[`caption_${locale}`] = words.errors.caption
  }
  const { facts, errors: wrong } = await keptPicture(file, null, errors, problems, means)
  if (facts === null) return { picture: null, errors: wrong }
  const lines = byLocale((locale) =>
    languages.includes(locale) ? pictureLine(facts, alt[locale], caption[locale]) : null,
  )
  return { picture: pictureProps(facts, lines), errors: null }
}

/** The photographs that stand in the texts of an article, each once, with the line that it has in each. */
export function picturesOf(bodies: Record<Locale, string>): ArticlePicture[] {
  const found = new Map<string, ArticlePicture>()
  for (const locale of locales)
    for (const { picture, alt, caption } of imagesIn(bodies[locale])) {
      if (picture === null) continue
      const id = pictureId(picture)
      const { lines } = found.get(id) ?? { lines: byLocale(() => null) }
      const line = pictureLine(picture, alt, caption)
      found.set(id, pictureProps(picture, { ...lines, [locale]: line }))
    }
  return [...found.values()]
}

function pictureProps(facts: TextPicture, lines: ArticlePicture['lines']): ArticlePicture {
  return { id: pictureId(facts), src: `/pictures/${pictureFile(facts.picture, 240)}`, lines }
}
