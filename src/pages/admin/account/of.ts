import type { AdminRequest, OutcomeOf } from '../../admin-page.ts'
import type { AdminAccountProps } from './page.tsx'
import type { AccountWords } from './ro.ts'
import type { FactorProps } from './second-factor.tsx'

export type Of = {
  props: AdminAccountProps
  words: AccountWords
  view: Pick<AdminAccountProps, 'passwordErrors' | 'invited' | 'inviteError'> & {
    setUp: FactorProps['setUp']
    factorError: string
  }
  flash: 'password' | 'session-ended' | 'invited' | 'removed' | 'code-on' | 'code-off' | 'code-removed'
}

export type Request = AdminRequest<AccountWords>
export type Outcome = OutcomeOf<Of>
