import { titled } from '../../../content/titled.ts'
import type { ResetWords } from './ro.ts'

export const words = {
  metaTitle: titled('A new password for the staff'),
  title: 'Forgot the password',
  lead: 'Write the address of the account. You get a link with which you choose another password.',
  email: 'Email',
  submit: 'Send the link',
  sent: 'If the address has an account, the link is on its way; if you asked for one in the last quarter of an hour, use that one. Check your spam folder too.',
  set: {
    title: 'Choose a new password',
    lead: 'Once it is saved, sign in with it. Sessions that are open until now end.',
    next: { label: 'New password', hint: 'At least 12 characters, for example a few words.' },
    again: 'New password, once more',
    show: 'Show the passwords',
    submit: 'Save the password',
  },
  errors: {
    email: 'The email address does not look complete.',
    expired: 'The link has expired or was used. Ask for another below.',
  },
  errorPrefix: 'Error:',
  back: 'Back to signing in',
} satisfies ResetWords
