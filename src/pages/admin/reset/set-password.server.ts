import { newPasswordErrors } from '../../../features/admin/account/new-password.server.ts'
import {
  endToken,
  recordNewPassword,
  resetPassword,
} from '../../../features/admin/account/passwords.server.ts'
import { secretWords } from '../../../features/admin/account/words.server.ts'
import { failure } from '../../../features/admin/frame/flashes.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { putOnRecord } from '../../../features/admin/records/put-on-record.ts'
import { href } from '../../../routes.ts'
import type { OpenOutcome, OpenRequest } from '../../open-page.ts'
import { done } from '../../outcome.ts'
import type { AdminResetProps } from './page.tsx'
import type { ResetWords } from './ro.ts'

type Outcome = OpenOutcome<Pick<AdminResetProps, 'errors' | 'token'>>

/** The token of the link that was opened, or null. */
export function readToken(query: URLSearchParams): string | null {
  return asToken(query.get('code') ?? '')
}

/** Sets the password with the token of the link; nobody is signed in by it. */
export async function setPassword(
  typed: string,
  form: URLSearchParams,
  { supabase, words, locale, requestId }: OpenRequest<ResetWords>,
): Promise<Outcome> {
  const texts = await secretWords(locale)
  const { weak, unavailable } = texts.password
  const { expired } = words.errors
  const refuse = (status: 410 | 422 | 503, text: string, token: string | null): Outcome => ({
    outcome: 'refused',
    status,
    view: { token, notice: failure(text) },
  })
  const token = asToken(typed)
  if (token === null) return refuse(410, expired, null)
  const errors = newPasswordErrors(form, texts)
  if (errors !== null) return { outcome: 'refused', status: 422, view: { token, errors } }
  if (supabase === null) return refuse(503, unavailable, token)
  const outcome = await resetPassword(supabase, token, form.get('next') ?? '')
  switch (outcome.status) {
    case 'changed': {
      const recorded = outcome.hasFactor
        ? recordNewPassword(supabase, outcome.account)
        : recordAction(await supabase.asUser(outcome.accessToken), 'account_password')
      await putOnRecord(requestId, recorded, 'a new password is not on record')
      await endToken(supabase, outcome.accessToken)
      return done('password', { at: href('admin/sign-in', locale) })
    }
    case 'unavailable':
      return refuse(503, unavailable, token)
    case 'expired':
      return refuse(410, expired, null)
    case 'weak':
      return refuse(422, `${weak} ${expired}`, null)
    default:
      return outcome satisfies never
  }
}

function asToken(typed: string): string | null {
  return /^[\w-]{20,200}$/.exec(typed)?.[0] ?? null
}
