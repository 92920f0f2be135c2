import type { AdminRequests } from '../../../content/schemas/admin/requests.ts'
import type { Flash } from '../../../features/admin/frame/admin-bar.tsx'
import {
  readRequests,
  readSteps,
  requestStates,
} from '../../../features/admin/requests/request-store.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { fill } from '../../../format/fill.ts'
import type { UndoneState } from '../../../pages/admin/requests/props.ts'
import type { AdminContext } from '../admin-context.ts'

/**
 * What the last step has done. The request may have left the list with it, and the focus too: the notice names it, and
 * leads back from a new state to the one before.
 */
export async function doneNotice(
  c: AdminContext,
  database: AdminDatabase,
  { notices, states, undo }: AdminRequests,
): Promise<{ notice: Flash; undo: UndoneState | null } | null> {
  const step = c.req.query('gata')
  const reference = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.exec(c.req.query('cod') ?? '')?.[0]
  if (step === undefined || reference === undefined) return null
  const said = (text: string) => ({ notice: { text: fill(text, { reference }), wrong: false }, undo: null })
  if (step === 'stearsa') return said(notices.erased)
  if (step === 'note' || step === 'take' || step === 'release') return said(notices[step])
  const state = requestStates.find((each) => each === step)
  if (state === undefined) return null
  const notice = { text: fill(notices.state, { reference, state: states[state] }), wrong: false }
  const { requests } = await readRequests(database, { reference }, { from: 0, limit: 1 })
  const [request] = requests
  const last = request === undefined ? undefined : (await readSteps(database, [request.id])).at(-1)
  if (request === undefined || last?.state !== state || last.state_before === null)
    return { notice, undo: null }
  const { state_before: before } = last
  return {
    notice,
    undo: {
      id: request.id,
      reference,
      revision: request.revision,
      state: before,
      text: fill(undo, { state: states[before] }),
    },
  }
}
