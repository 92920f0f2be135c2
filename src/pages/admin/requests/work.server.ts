import { z } from 'zod'
import { failure } from '../../../features/admin/frame/flashes.ts'
import {
  eraseReasons,
  eraseRequest,
  requestStates,
  type Work,
  workOn,
} from '../../../features/admin/requests/request-store.server.ts'
import { fromEntries } from '../../../format/from-entries.ts'
import { typedText } from '../../../format/typed.ts'
import type { AdminRequest, OutcomeOf, SentForm } from '../../admin-page.ts'
import { done, refused } from '../../outcome.ts'
import { listBefore, referenceForm } from './list.server.ts'
import type { Of, RefusedWork } from './props.ts'
import type { RequestsWords } from './ro.ts'
import { withStep } from './step.server.ts'

type Action = (sent: SentForm, request: AdminRequest<RequestsWords>) => Promise<OutcomeOf<Of>>

const longestNote = 1000
const requestForm = z.object({
  request: z.uuid(),
  code: z.string().regex(referenceForm),
  seen: z.coerce.number().int().min(0),
})

/** By intent: each state, and the other actions on a request. */
export const requestActions: Readonly<Record<string, Action>> = {
  ...fromEntries(
    requestStates.map((state) => [state, work(state, (note) => ({ action: 'state', state, note }))] as const),
  ),
  ...fromEntries(
    (['note', 'take', 'release'] as const).map(
      (action) => [action, work(action, (note) => ({ action, note }))] as const,
    ),
  ),
  erase,
}

function work(name: string, workWith: (note: string) => Work): Action {
  return async ({ form }, { database, locale, texts }) => {
    const { problems } = texts.words
    const target = readTarget(form)
    if (target === null) return { outcome: 'invalid' }
    const { id, reference, seen, note, list } = target
    const wanted = workWith(note)
    if (note.length > longestNote) return refuse(target, 422, problems.longNote, 'note')
    if (wanted.action === 'note' && note === '') return refuse(target, 422, problems.emptyNote, 'note')
    switch (await workOn(database, id, seen, wanted)) {
      case 'done':
        return done(null, { at: withStep(listBefore(list, locale), { name, reference }) })
      case 'stale':
        return refuse(target, 409, problems.stale)
      case 'missing':
        return refuse(target, 404, problems.missing)
    }
  }
}

async function erase(
  { form }: SentForm,
  { database, locale, texts }: AdminRequest<RequestsWords>,
): Promise<OutcomeOf<Of>> {
  const { problems } = texts.words
  const target = readTarget(form)
  if (target === null) return { outcome: 'invalid' }
  const { id, reference, list } = target
  const reason = eraseReasons.find((each) => each === form.get('reason'))
  if (reason === undefined) return refuse(target, 422, problems.reason, 'reason')
  if (!(await eraseRequest(database, id, reason))) return refuse(target, 404, problems.missing)
  return done(null, { at: withStep(listBefore(list, locale), { name: 'erased', reference }) })
}

type Target = { id: string; reference: string; seen: number; note: string; list: string }

/** Which request a form is about, as it was seen, and the list it was sent from. */
function readTarget(form: URLSearchParams): Target | null {
  const target = requestForm.safeParse(Object.fromEntries(form))
  if (!target.success) return null
  const { request: id, code: reference, seen } = target.data
  return { id, reference, seen, note: typedText(form.get('note') ?? ''), list: form.get('back') ?? '' }
}

/** The request alone, with what was written. */
function refuse(
  { reference, note }: Target,
  status: 404 | 409 | 422,
  problem: string,
  field: RefusedWork['field'] = null,
): OutcomeOf<Of> {
  return refused({ notice: failure(problem), refused: { reference, problem, note, field } }, status)
}
