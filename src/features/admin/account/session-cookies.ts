import { brand } from '../../../content/clinic.ts'

/**
 * WebKit takes a `Secure` cookie, and so one named `__Host-`, from no plain address, loopback included. A development build,
 * which is served on one, does without both; the build for production has no other.
 */
const isSecure = process.env.NODE_ENV !== 'development'

/** A cookie that only signing in sets, as it is named. */
const named = (name: string) => `${isSecure ? '__Host-' : ''}${brand}-${name}`

/** Only a signed-in session has them. */
export const accessCookie = named('access')
export const refreshCookie = named('refresh')

/** Marks a device on which an admin has signed in. */
export const deviceCookie = named('device')

export const ofSignIn = { path: '/', secure: isSecure, httpOnly: true, sameSite: 'Lax' } as const
