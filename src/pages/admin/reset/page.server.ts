import { z } from 'zod'
import { mayReset } from '../../../features/admin/account/may-reset.server.ts'
import { secretWords } from '../../../features/admin/account/words.server.ts'
import { failure, success } from '../../../features/admin/frame/flashes.ts'
import { typedLine } from '../../../format/typed.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import type { OpenOutcomeOf, OpenPage, OpenRequest } from '../../open-page.ts'
import { done } from '../../outcome.ts'
import { mailReset } from './mail.server.ts'
import type { AdminResetProps } from './page.tsx'
import type { ResetWords } from './ro.ts'
import { readToken, setPassword } from './set-password.server.ts'

export type Of = {
  props: AdminResetProps
  words: ResetWords
  view: Pick<AdminResetProps, 'email' | 'errors' | 'token'>
  flash: 'sent'
  action: 'reset'
}

const address = z.email().max(254)

/** A password by mail, for an admin who cannot sign in. It says of no address whether it has an account. */
export default {
  id: 'admin/reset',
  title: ({ metaTitle }) => metaTitle,
  largestForm: bodyLimits.signIn,
  hasSecretAddress: true,
  actions: { reset },
  flashes: { sent: ({ sent }) => success(sent) },

  load({ words, query }, { notice = null, email = '', errors = {}, token = readToken(query) }) {
    const { errors: _, sent: __, metaTitle: ___, ...texts } = words
    return { texts, notice, email, errors, token }
  },
} satisfies OpenPage<Of>

/** Asks for the mail or, with the token of its link, sets the password. */
async function reset(form: URLSearchParams, request: OpenRequest<ResetWords>): Promise<OpenOutcomeOf<Of>> {
  const { sender, words, locale } = request
  const token = form.get('code')
  const email = typedLine(form.get('email') ?? '')
    .toLowerCase()
    .slice(0, 254)
  if (!(await mayReset(sender))) {
    const notice = failure((await secretWords(locale)).password.rate)
    return { outcome: 'refused', status: 429, view: { token, email, notice } }
  }
  if (token !== null) return setPassword(token, form, request)
  if (!address.safeParse(email).success)
    return { outcome: 'refused', status: 422, view: { token, email, errors: { email: words.errors.email } } }
  // Afterwards, so that the time of the answer does not tell whether there is an account.
  request.later(mailReset(email, request))
  return done('sent')
}
