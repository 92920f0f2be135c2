import type { ArticleValues } from '../../../features/admin/drafts/article-form.server.ts'
import {
  type ArticlePictureForm,
  readArticlePicture,
} from '../../../features/admin/drafts/article-picture.server.ts'
import { readDraftForm, readVersionNumber } from '../../../features/admin/drafts/draft-form.server.ts'
import type { ArticlePicture } from '../../../features/pictures/text-picture.ts'
import { byLocale } from '../../../format/by-locale.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'
import { isMultipart, readMultipart } from '../read-multipart.ts'

export type SentArticle = {
  version: number
  form: URLSearchParams
  /** Null from a form that has no place for one. */
  picture: ArticlePictureForm | null
}

/** A form of the article's page, the long one with what it says of a photograph; null for one the site never sends. */
export async function readSentArticle(
  c: AdminContext,
  { locale }: AdminSession,
): Promise<SentArticle | 'heavy' | null> {
  if (!isMultipart(c.req.raw)) {
    const sent = await readDraftForm(c.req.raw, bodyLimits.article)
    return sent && { ...sent, picture: null }
  }
  const sent = await readMultipart(c, bodyLimits.articlePicture)
  if (sent === 'heavy' || sent === null) return sent
  const version = readVersionNumber(sent)
  if (version === null) return null
  const form = new URLSearchParams()
  for (const [name, value] of sent) if (typeof value === 'string') form.append(name, value)
  return { version, form, picture: await readArticlePicture(sent, locale) }
}

/** Where nobody says where: at the end of each text. */
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
