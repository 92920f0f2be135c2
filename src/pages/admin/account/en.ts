import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import type { AccountWords } from './ro.ts'

export const words = {
  menu: 'Accounts',
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
      credentials: 'The current password does not match.',
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
  factor: {
    title: 'A code from the phone when signing in',
    off: 'Besides the password, signing in asks for a six-digit code from an app on the phone (Google Authenticator, Microsoft Authenticator, Aegis or another). Whoever learns the password cannot get in without the phone.',
    begin: 'Turn the code on',
    setUp: {
      scan: 'Open the authenticator app on the phone, add an account and point the camera at the drawing.',
      picture: 'Drawing of the account’s key, for the camera of the phone',
      type: 'If the camera does not work, choose to type the key, based on time:',
      confirm: {
        label: 'The code that the app shows',
        hint: 'Six digits. The code is on only after you have written it here.',
      },
      submit: 'Confirm and turn on',
      cancel: 'Leave it',
    },
    on: 'The code is on. Signing in asks for the password, then for the code from the phone.',
    back: 'If you lose the phone, another colleague with access takes the code away under “Who has access”; you then sign in with the password alone and turn it on again. If yours is the only account, whoever maintains the site takes it away with the command npm run admin:factor.',
    end: {
      title: 'Turn the code off',
      code: { label: 'The code of this moment', hint: 'Six digits, from the app on the phone.' },
      submit: 'Turn the code off',
    },
    has: 'with a code from the phone',
    hasNot: 'with the password alone',
    remove: {
      title: 'Take the code from the phone away',
      lead: '{email} is signed out everywhere and then signs in with the password alone. Do it only if they asked you in person: an email may be somebody else’s.',
      submit: 'Take the code away',
    },
    notices: {
      begun: 'One more step: write below the code that the app shows.',
      on: 'The code is on. Your other sessions have ended.',
      off: 'The code is off. You sign in with the password alone.',
      removed: 'The code is taken away. Your colleague signs in with the password alone.',
      none: 'This account has no code from the phone.',
      own: 'Your own code is turned off with a code from the phone, above.',
      missing: 'The account is not on the list any more.',
    },
    errors: {
      form: 'The code has six digits. Write it as the app shows it.',
      wrong:
        'The code does not match. Wait for the next one and write it at once; the phone’s clock must be set automatically.',
      used: 'The code has been used. Wait for the next one.',
      rate: 'Too many attempts. Wait a minute and try again.',
      unavailable: 'This is not possible right now. Try again in a few minutes.',
    },
  },
} satisfies AccountWords
