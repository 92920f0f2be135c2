import type { AutosaveAnswer } from '../../../features/admin/drafts/autosave.ts'
import { newRowKey } from '../../../features/admin/drafts/price-fields.ts'
import { isOfNewRow } from './form-values.ts'

const outcomes: ReadonlySet<string> = new Set<AutosaveAnswer['status']>([
  'saved',
  'conflict',
  'empty',
  'stale',
  'gone',
  'refused',
])

/** Sends what a form holds, the new row aside, and says what became of it. Nothing is thrown: it is tried again. */
export async function sendDraft(
  address: string,
  form: HTMLFormElement,
): Promise<AutosaveAnswer | { status: 'failed' | 'signedOut' }> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !isOfNewRow(name) && value !== newRowKey) body.append(name, value)
  // Browsers let little outlive its page, so only what leaves with it asks for that.
  const keepalive = document.visibilityState === 'hidden'
  try {
    const answer = await fetch(address, { method: 'POST', body, keepalive })
    if (answer.status === 401 || answer.status === 403) return { status: 'signedOut' }
    const isOurs = answer.headers.get('content-type')?.startsWith('application/json') && answer.status < 500
    const said: AutosaveAnswer | { status: 'failed' } = isOurs ? await answer.json() : { status: 'failed' }
    // A newer server may have more to say than this page understands.
    return outcomes.has(said.status) ? said : { status: 'failed' }
  } catch (error) {
    console.warn('The draft could not be saved', error)
    return { status: 'failed' }
  }
}
