import { patience } from '../../../ui/patience.ts'
import type { DraftAnswer } from './draft-answer.ts'

export function bodyOf(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  return body
}

/** Null where no answer of ours came: the draft may be saved or not. */
export async function sendDraft(address: string, body: URLSearchParams): Promise<DraftAnswer | null> {
  try {
    const answer = await fetch(address, { method: 'POST', body, signal: patience() })
    const isOurs = answer.ok || answer.status === 409 || answer.status === 422
    return isOurs ? await answer.json() : null
  } catch (error) {
    console.warn('The draft could not be saved', error)
    return null
  }
}
