import { patience } from '../../../ui/patience.ts'
import type { DraftResult } from './draft-answer.ts'

export function bodyOf(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  return body
}

/** Null without a response of this site: then nobody knows whether the draft was saved. */
export async function sendDraft(address: string, body: URLSearchParams): Promise<DraftResult | null> {
  try {
    const response = await fetch(address, { method: 'POST', body, signal: patience() })
    const isOurs = response.ok || response.status === 409 || response.status === 422
    return isOurs ? await response.json() : null
  } catch (error) {
    console.warn('The draft could not be saved', error)
    return null
  }
}
