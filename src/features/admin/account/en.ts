import { clinic } from '../../../content/clinic.ts'
import type { SecretWords } from './ro.ts'

export const words = {
  password: {
    short: 'The password has fewer than {count} characters. A few words in a row make a good one.',
    long: 'The password is too long: 72 plain letters at the most.',
    repeated: 'The two passwords are not the same. Write them again.',
    weak: 'The password was not taken: it is the old one, or among those that are easily guessed. Choose another.',
    rate: 'Too many attempts. Wait a minute and try again.',
    unavailable: 'The password could not be changed just now. Try again in a few minutes.',
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
} satisfies SecretWords
