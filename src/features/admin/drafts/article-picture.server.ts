import { byLocale } from '../../../format/by-locale.ts'
import { typedLine } from '../../../format/typed.ts'
import { type Locale, locales } from '../../../locale.ts'
import { imagesIn } from '../../news/markdown.server.ts'
import { altText, pictureFile } from '../../pictures/photo.ts'
import { type ArticlePicture, pictureId, pictureLine, type TextPicture } from '../../pictures/text-picture.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import { keptPicture, type Means, readPhotoForm } from '../pictures/photo-change.server.ts'
import type { PhotoErrors } from '../pictures/photo-form.tsx'
import { correctLetters } from './row-values.server.ts'

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
  const ticked = locales.filter((locale) => form.get(`limba-${locale}`) === 'da')
  return {
    file,
    languages: ticked.length > 0 ? ticked : [own],
    values: {
      alt: byLocale((locale) => correctLetters(values.alt[locale])),
      caption: byLocale((locale) =>
        typedLine(correctLetters(String(form.get(`legenda_${locale}`) ?? ''))).slice(0, 600),
      ),
    },
  }
}

/** The photograph stored, with its line for each language of the article; what is wrong by the name of its field. */
export async function writtenPicture(
  { file, languages, values: { alt, caption } }: ArticlePictureForm,
  { adminPhoto, adminNews }: Pick<AdminTexts, 'adminPhoto' | 'adminNews'>,
  means: Means,
): Promise<{ picture: ArticlePicture; errors: null } | { picture: null; errors: PhotoErrors }> {
  const { problems } = adminPhoto
  const errors: PhotoErrors = {}
  for (const locale of languages) {
    if (!altText.safeParse(alt[locale]).success) errors[`alt_${locale}`] = problems.alt
    if (caption[locale].length > longestCaption) errors[`legenda_${locale}`] = adminNews.errors.caption
  }
  const { facts, errors: wrong } = await keptPicture(file, null, errors, problems, means)
  if (facts === null) return { picture: null, errors: wrong }
  const lines = byLocale((locale) =>
    languages.includes(locale) ? pictureLine(facts, alt[locale], caption[locale]) : null,
  )
  return { picture: shown(facts, lines), errors: null }
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
      found.set(id, shown(picture, { ...lines, [locale]: line }))
    }
  return [...found.values()]
}

function shown(facts: TextPicture, lines: ArticlePicture['lines']): ArticlePicture {
  return { id: pictureId(facts), src: `/pictures/${pictureFile(facts.picture, 240)}`, lines }
}
