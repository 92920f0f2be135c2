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
