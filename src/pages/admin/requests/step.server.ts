import type { Flash } from '../../../features/admin/frame/admin-bar.tsx'
import { success } from '../../../features/admin/frame/flashes.ts'
import {
  type RequestState,
  readRequests,
  readSteps,
  requestStates,
} from '../../../features/admin/requests/request-store.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { fill } from '../../../format/fill.ts'
import type { AdminRequest } from '../../admin-page.ts'
import { referenceForm } from './list.server.ts'
import type { UndoneState } from './props.ts'
import type { RequestsWords } from './ro.ts'

/** The step that was taken, and its request. */
export type Step = { name: string; reference: string }

export function stepIn(query: URLSearchParams): Step | null {
  const name = /^[a-z_]{1,20}$/.exec(query.get('done') ?? '')?.[0]
  const reference = referenceForm.exec(query.get('code') ?? '')?.[0]
  return name === undefined || reference === undefined ? null : { name, reference }
}

/** The address of a list that says what was done. */
export function withStep(list: string, { name, reference }: Step): string {
  return `${list}&done=${name}&code=${reference}`
}

/**
 * What the last step has done. The request may have left the list with it, and the focus too: the notice names it, and
 * leads back from a new state to the one before.
 */
export async function stepProps(
  { name, reference }: Step,
  { database, texts }: AdminRequest<RequestsWords>,
): Promise<{ notice: Flash; undo: UndoneState | null } | null> {
  const { notices, undo } = texts.words
  const { states } = texts.adminRecords
  const withNotice = (text: string) => ({ notice: success(fill(text, { reference })), undo: null })
  if (name === 'erased') return withNotice(notices.erased)
  if (name === 'note' || name === 'take' || name === 'release') return withNotice(notices[name])
  const state = requestStates.find((each) => each === name)
  if (state === undefined) return null
  const notice = success(fill(notices.state, { reference, state: states[state] }))
  const before = await stateBefore(database, reference, state)
  if (before === null) return { notice, undo: null }
  const text = fill(undo, { state: states[before.state] })
  return { notice, undo: { ...before, reference, text } }
}

/** The address to return to; null if somebody has worked on the request since. */
async function stateBefore(database: AdminDatabase, reference: string, state: RequestState) {
  const { requests } = await readRequests(database, { reference }, { from: 0, limit: 1 })
  const [request] = requests
  const last = request === undefined ? undefined : (await readSteps(database, [request.id])).at(-1)
  if (request === undefined || last?.state !== state || last.state_before === null) return null
  return { id: request.id, revision: request.revision, state: last.state_before }
}
