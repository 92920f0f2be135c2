import { log } from '../../../http/log.ts'
import type { OpenView } from '../../open-page.ts'
import type { Outcome, Request, SignInProblem, SignInView } from './view.ts'

/** Refuses a form, and keeps what was asked for and what waits to be sent. */
export function refusing({ requestId }: Request, form: URLSearchParams) {
  const held = heldBy(form)
  return (
    status: 401 | 422 | 429 | 503,
    problem: SignInProblem,
    more: OpenView<SignInView> = {},
  ): Outcome => {
    log('info', 'sign-in-refused', { requestId, problem })
    return { outcome: 'refused', status, view: { problem, ...held, ...more } }
  }
}

/** The page that was asked for, and a form that was sent without a session. */
export function heldBy(form: URLSearchParams): { back: string; kept: string } {
  return { back: form.get('back') ?? '', kept: form.get('kept') ?? '' }
}
