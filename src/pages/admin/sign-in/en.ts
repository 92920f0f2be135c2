import { called } from '../../../content/en/called.ts'
import { titled } from '../../../content/titled.ts'
import type { SignInWords } from './ro.ts'

export const words = {
  metaTitle: titled('Staff sign-in', called),
  title: 'Sign in',
  lead: 'This page is for the clinic’s staff. Patients do not need an account.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show the password',
  submit: 'Sign in',
  signOut: 'Sign out',
  forgot: 'Forgot the password',
  passwordSet: 'The password is changed. Sign in with the new one.',
  signedOut: 'You have signed out.',
  expired: 'Your session has expired. Please sign in again.',
  kept: 'What you sent is not lost: you find it once you sign in.',
  back: 'Back to the site',
  errorPrefix: 'Error:',
  code: {
    title: 'The code on your phone',
    lead: 'The password is right. Now write the six digits that your authenticator app shows.',
    label: 'Six-digit code',
    submit: 'Sign in',
    lost: 'Lost the phone? A colleague with access can take the code away, under “Accounts”; then you sign in with the password alone.',
  },
  errors: {
    required: 'Fill in both email and password.',
    email: 'The email address does not look complete.',
    credentials: 'The email or the password does not match.',
    cookies:
      'The browser did not keep the session. Allow cookies for this site, or open it at its address that begins with https://, then sign in again.',
    code: 'The code does not match. Wait for the next one and write it at once; the phone’s clock must be set automatically.',
    codeForm: 'The code has six digits. Write it as the app shows it.',
    codeUsed: 'The code has been used. Sign in again, with the next one.',
    notAdmin: 'The account exists but has no access to this page. Ask the site’s owner for it.',
    codes:
      'Too many wrong codes. Sign in again, with your password. If it still does not work, wait an hour or use a device that you have signed in on before.',
    rate: 'Too many attempts. Wait a minute and try again.',
    unavailable: 'Signing in is not possible right now. Please try again in a few minutes.',
  },
} satisfies SignInWords
