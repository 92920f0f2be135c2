import type { OpenOutcomeOf, OpenRequest, SignInFlash } from '../../open-page.ts'
import type { AdminSignInProps } from './page.tsx'
import type { SignInWords } from './ro.ts'

export type SignInProblem = keyof SignInWords['errors'] | 'expired'

export type SignInView = {
  problem: SignInProblem
  /** The page that the visitor asked for. */
  back: string
  email: string
  /** A form that was submitted without a session, to be submitted again with one. */
  kept: string
  /** The password is right, and the code of the second factor is asked for. */
  asksForCode: boolean
}

export type Of = {
  props: AdminSignInProps
  words: SignInWords
  view: SignInView
  flash: SignInFlash
  action: 'signIn' | 'enterCode' | 'signOut'
}

export type Request = OpenRequest<SignInWords>
export type Outcome = OpenOutcomeOf<Of>
