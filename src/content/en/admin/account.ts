import { clinic } from '../../clinic.ts'
import type { AdminAccount, AdminReset } from '../../schemas/admin/account.ts'
import { titled } from '../../titled.ts'

const passwordErrors = {
  short: 'The password has fewer than {count} characters. A few words in a row make a good one.',
  long: 'The password is too long: 72 plain letters at the most.',
  repeated: 'The two passwords are not the same. Write them again.',
  weak: 'The password was not taken: it is the old one, or among those that are easily guessed. Choose another.',
}

export const adminAccount = {
  metaTitle: titled('Accounts and sessions', `${clinic.name} administration`),
  title: 'Accounts',
  lead: 'You are signed in as {email}.',
  errorPrefix: 'Error:',
  password: {
    title: 'Change the password',
    current: { label: 'Current password' },
    next: {
      label: 'New password',
      hint: 'At least 12 characters. You will sign in again on your other devices.',
    },
    again: { label: 'New password, once more' },
    show: 'Show the passwords',
    submit: 'Change the password',
    errors: {
      ...passwordErrors,
      credentials: 'The current password does not match.',
      rate: 'Too many attempts. Wait a minute and try again.',
      unavailable: 'The password could not be changed just now. Try again in a few minutes.',
    },
    changed: 'The password is changed. Your other sessions have ended.',
  },
  sessions: {
    title: 'Your sessions',
    lead: 'One for each browser you have signed in with. End the one you do not recognise, then change the password.',
    session: '{device}: since {since}, last used {used}',
    device: '{browser} on {system}',
    unknownDevice: 'Another browser or device',
    current: 'this device',
    end: 'End',
    endOthers: 'End all others',
    ended: 'The session has ended.',
  },
  admins: {
    title: 'Who has access',
    lead: 'Everybody below can change prices, read requests and invite others.',
    you: 'you',
    since: 'since {date}',
    signedIn: 'last signed in {date}',
    notYet: 'has not signed in yet',
    invite: {
      title: 'Invite somebody',
      field: { label: 'Your colleague’s email', hint: 'They get a link with which they choose a password.' },
      submit: 'Send the invitation',
      error: 'The email address does not look complete.',
    },
    remove: {
      title: 'Remove access',
      lead: '{email} can no longer sign in and is signed out everywhere at once. What they did stays on record; you can invite them again.',
      submit: 'Take the access away',
    },
    notices: {
      invited: 'The invitation is sent.',
      known: 'This address has access already.',
      atOnce:
        'This address was given an account at this very moment, usually because it was invited twice. Open “Accounts” again: if the address is not on the list, invite it once more.',
      removed: 'The access is taken away.',
      last: 'Not possible: nobody would be left who can sign in. Invite somebody else first, and wait until they have signed in.',
      missing: 'The account is not on the list any more.',
      unsent:
        'The access is given, but the email could not be sent. In a quarter of an hour your colleague can ask for a link at “Forgot the password”.',
    },
  },
  mail: {
    invite: {
      subject: `Access to the administration of ${clinic.name}`,
      text: 'You have been given access to the administration of the clinic’s site. Choose a password to sign in.',
      action: 'Choose a password',
    },
    reset: {
      subject: `New password for the administration of ${clinic.name}`,
      text: 'A new password was asked for, for your account in the administration of the site.',
      action: 'Choose a new password',
    },
    wrongCodes: {
      subject: `Wrong codes at the administration of ${clinic.name}`,
      text: 'Somebody signed in with the password of your account and entered a wrong code five times. The session was ended, nobody got in, and it is noted under “Activity”.',
      action: 'Choose a new password',
      own: 'If it was you, do nothing: sign in again, with your password and the current code. If it was not, change your password, because somebody else knows it.',
    },
    link: 'If the button does not work, open: {link}',
    expiry: 'The link works once, and for an hour. After that, ask for another at “Forgot the password”.',
    ignore: 'If you did not expect this message, do nothing: the password stays as it is.',
  },
} satisfies AdminAccount

export const adminReset = {
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
    ...passwordErrors,
    email: 'The email address does not look complete.',
    expired: 'The link has expired or was used. Ask for another below.',
    rate: 'Too many attempts. Wait a minute and try again.',
    unavailable: 'The password could not be changed just now. Try again in a few minutes.',
  },
  errorPrefix: 'Error:',
  back: 'Back to signing in',
} satisfies AdminReset
