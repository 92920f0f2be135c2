import { patience } from '../../../../../ui/patience.ts'
import { newRowKey } from '../../fields.ts'
import { isOfNewRow } from '../form/form-values.ts'
import type { AutosaveResult } from './autosave.server.ts'

const outcomes: ReadonlySet<string> = new Set<AutosaveResult['status']>([
  'saved',
  'conflict',
  'empty',
  'stale',
  'gone',
  'refused',
])

/** Submits the form without the new row, and returns the outcome. Never throws: saving is retried. */
export async function sendDraft(
  address: string,
  form: HTMLFormElement,
): Promise<AutosaveResult | { status: 'failed' | 'signedOut' }> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !isOfNewRow(name) && value !== newRowKey) body.append(name, value)
  // Browsers limit requests that outlive the page, so only the one sent while leaving asks for it.
  const keepalive = document.visibilityState === 'hidden'
  try {
    const answer = await fetch(address, { method: 'POST', body, keepalive, signal: patience() })
    if (answer.status === 401 || answer.status === 403) return { status: 'signedOut' }
    const isOurs = answer.headers.get('content-type')?.startsWith('application/json') && answer.status < 500
    const result: AutosaveResult | { status: 'failed' } = isOurs ? await answer.json() : { status: 'failed' }
    // A newer server may answer something this page does not know.
    return outcomes.has(result.status) ? result : { status: 'failed' }
  } catch (error) {
    console.warn('The draft could not be saved', error)
    return { status: 'failed' }
  }
}
