import type { ArticlePicture } from '../../../../features/pictures/text-picture.ts'
import type { Locale } from '../../../../locale.ts'
import { patience } from '../../../../ui/patience.ts'
import type { WrittenText } from './props.ts'

/** What the server makes of a text as it stands, in words of the language `own`; null when it cannot be asked, and the one before stays. */
export async function checkWritten(
  form: HTMLFormElement,
  language: Locale,
  own: Locale,
): Promise<WrittenText | null> {
  const body = new URLSearchParams({ locale: language })
  for (const [name, value] of new FormData(form))
    if (name.endsWith(`-${language}`) && typeof value === 'string') body.append(name, value)
  try {
    const answer = await fetch(`/api/admin/article?locale=${own}`, {
      method: 'POST',
      body,
      signal: patience(),
    })
    if (answer.ok) return await answer.json()
    console.warn('The text could not be shown', answer.status)
  } catch (error) {
    console.warn('The text could not be shown', error)
  }
  return null
}

type Refused = { errors: Partial<Record<string, string>> }

/** Uploads the photograph of an article's form; what is wrong by the name of its field, or null without an answer. */
/** A photograph of a phone, by a slow line. */
const uploadMs = 90_000

export async function sendPicture(
  form: HTMLFormElement,
  locale: Locale,
): Promise<ArticlePicture | Refused | null> {
  const body = new FormData()
  for (const [name, value] of new FormData(form))
    if (/^(file$|alt_|caption_|locale-)/.test(name)) body.append(name, value)
  try {
    const response = await fetch(`/api/admin/article/picture?locale=${locale}`, {
      method: 'POST',
      body,
      signal: patience(uploadMs),
    })
    if (response.ok) return await response.json()
    if ([413, 422, 503].includes(response.status)) {
      const { errors }: Partial<Refused> = await response.json()
      if (errors !== undefined) return { errors }
    }
    console.warn('The photograph could not be added', response.status)
  } catch (error) {
    console.warn('The photograph could not be added', error)
  }
  return null
}
