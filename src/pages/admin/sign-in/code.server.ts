import type { Supabase } from '../../../database/supabase.ts'
import { readClaims } from '../../../features/admin/account/access-token.server.ts'
import { wrongCodesEmail } from '../../../features/admin/account/account-mails.server.ts'
import {
  endAfterTries,
  forgetTries,
  takeTry,
  type Waiting,
} from '../../../features/admin/account/code-tries.server.ts'
import { maySignIn } from '../../../features/admin/account/may-sign-in.server.ts'
import { endTokens, readCode, tryCode } from '../../../features/admin/account/second-factor.server.ts'
import { type Account, openSession } from '../../../features/admin/account/session.server.ts'
import { putOnRecord } from '../../../features/admin/records/put-on-record.ts'
import { log, reportError } from '../../../http/log.ts'
import { withSession } from '../../outcome.ts'
import { heldBy, refusing } from './refuse.server.ts'
import type { Outcome, Request } from './view.ts'

/**
 * Takes the code of the second factor from a session that was opened with the password and reaches nothing else. Attempts
 * count like those at the password.
 */
export async function enterCode(form: URLSearchParams, request: Request): Promise<Outcome> {
  const { sender, supabase, requestId } = request
  const refuse = refusing(request, form)
  const askAgain = (status: 401 | 422 | 429 | 503, problem: 'rate' | 'unavailable' | 'code' | 'codeForm') =>
    refuse(status, problem, { asksForCode: true })
  const session = await openSession(sender, supabase)
  if (session.status === 'limited') return askAgain(429, 'rate')
  if (session.status === 'unavailable' || supabase === null) return askAgain(503, 'unavailable')
  if (session.status !== 'secondFactor' || session.account.factor === null)
    return refuse(401, session.status === 'anonymous' && !session.hadSession ? 'cookies' : 'expired')
  const { account } = session
  const code = readCode(form.get('code') ?? '')
  if (code === null) return askAgain(422, 'codeForm')
  const leave = await maySignIn(sender, account.email)
  if (leave.status === 'refused') return askAgain(429, 'rate')
  const waiting = waitingFor(account, leave.device)
  const left = waiting === null ? null : await takeTry(supabase, waiting)
  if (waiting === null || left === null) return endWaiting(request, supabase, account, waiting)
  const outcome = await tryCode(supabase, account, session.account.factor.id, code)
  switch (outcome.status) {
    case 'unavailable':
      return askAgain(503, 'unavailable')
    case 'wrong': {
      if (left === 0) return endWaiting(request, supabase, account, waiting)
      const again = askAgain(401, 'code')
      return account.renewed === null ? again : withSession(account.renewed, again)
    }
    case 'used':
      await endTokens(supabase, outcome.tokens)
      return withSession(null, refuse(401, 'codeUsed'))
    case 'right': {
      leave.refund()
      const forgotten = forgetTries(supabase, waiting)
      await putOnRecord(requestId, forgotten, 'mistyped codes go on counting for an hour')
      const { tokens } = outcome
      return {
        outcome: 'enter',
        tokens,
        account: account.id,
        key: leave.key,
        device: leave.device,
        ...heldBy(form),
        otherwise: () => withSession(tokens, refuse(503, 'unavailable')),
      }
    }
    default:
      return outcome satisfies never
  }
}

/** Null for a token that names no session: none is tried there. */
function waitingFor({ id, accessToken }: Account, device: string | null): Waiting | null {
  const session = readClaims(accessToken)?.session_id
  return session === undefined ? null : { account: id, session, device }
}

/** After too many wrong codes: ends the session, so the password is needed again, and may mail the account’s owner. */
async function endWaiting(
  request: Request,
  supabase: Supabase,
  account: Account,
  waiting: Waiting | null,
): Promise<Outcome> {
  if (waiting !== null && (await endAfterTries(supabase, waiting)))
    request.later(tellOwner(request, account.email))
  log('warn', 'sign-in-codes-exhausted', { requestId: request.requestId })
  return withSession(null, { outcome: 'refused', status: 429, view: { problem: 'codes' } })
}

/** It is on record whether the mail leaves or not. */
async function tellOwner({ mailer, origin, locale, requestId }: Request, to: string): Promise<void> {
  try {
    await mailer.send(await wrongCodesEmail({ to, origin, locale }))
  } catch (error) {
    reportError(error, { requestId, effect: 'the owner of the account is not told by mail' })
  }
}
