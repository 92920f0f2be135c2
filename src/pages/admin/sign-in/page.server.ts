import { largestResubmitted } from '../../../features/admin/account/resubmitted-form.server.ts'
import { failure, success } from '../../../features/admin/frame/flashes.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import type { OpenPage } from '../../open-page.ts'
import { enterCode } from './code.server.ts'
import { signIn, signOut } from './sign-in.server.ts'
import type { Of } from './view.ts'

/** The sign-in page; also the answer when somebody is not allowed to see a page. */
export default {
  id: 'admin/sign-in',
  title: ({ metaTitle }) => metaTitle,
  largestForm: bodyLimits.signIn + largestResubmitted,
  actions: { signIn, enterCode, signOut },
  flashes: {
    'signed-out': ({ signedOut }) => success(signedOut),
    password: ({ passwordSet }) => success(passwordSet),
  },

  load({ words }, { notice = null, problem = null, back = '', email = '', kept = '', asksForCode = false }) {
    const {
      metaTitle: _,
      errors,
      passwordSet: __,
      signedOut: ___,
      expired,
      kept: keptText,
      code,
      ...texts
    } = words
    return {
      texts,
      notice: problem === null ? notice : problem === 'expired' ? success(expired) : failure(errors[problem]),
      back,
      email,
      kept: kept === '' ? null : { value: kept, text: keptText },
      // Trying again would fail again: signing out helps.
      canSignOut: problem === 'notAdmin',
      code: asksForCode ? code : null,
    }
  },
} satisfies OpenPage<Of>
