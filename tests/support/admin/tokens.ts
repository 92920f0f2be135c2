import { createHmac } from 'node:crypto'

/** What the embedded Supabase signs with. */
export const localSecret = 'local-only-local-only-local-only-local-only'

/** A part of a token: JSON in base64url. */
export const tokenPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** A token with these claims, signed as HS256 whatever its head says of `alg`. */
export function signedWith(secret: string, claims: object, alg = 'HS256'): string {
  const head = `${tokenPart({ alg, typ: 'JWT' })}.${tokenPart(claims)}`
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
}

/** The cookies of a session whose access token ended long ago. */
export const withExpiredAccess = (cookie: string) =>
  cookie.replace(
    /(access=)([^;]+)/,
    (_, name, token) => `${name}${signedWith(localSecret, { ...claimsOf(token), exp: 2 })}`,
  )
