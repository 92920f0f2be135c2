import { z } from 'zod'
import { parseJson } from '../../../http/request-guards.ts'

const header = z.object({ alg: z.string().refine((name) => name.toLowerCase() !== 'none') })
const claims = z.object({
  exp: z.number(),
  sub: z.string(),
  email: z.string().optional(),
  /** `aal2`: opened with a second factor. */
  aal: z.string().optional(),
  session_id: z.uuid().optional(),
})

/** The claims of an access token, unverified: enough to refuse it, never to accept it. */
export type UnconfirmedClaims = z.infer<typeof claims>

/** Null for anything that is not a JWT. RFC 7519, section 7.2. */
export function readClaims(token: string): UnconfirmedClaims | null {
  const [head, body] = /^([\w-]+)\.([\w-]+)\.[\w-]+$/.exec(token)?.slice(1) ?? []
  if (head === undefined || body === undefined) return null
  if (!header.safeParse(readPart(head)).success) return null
  return claims.safeParse(readPart(body)).data ?? null
}

/** Whether it is worth asking Supabase about a token. */
export function mayBeValid(token: string, now: number): boolean {
  const claimed = readClaims(token)
  return claimed !== null && claimed.exp * 1000 > now
}

function readPart(part: string): unknown {
  // The platform throws on a length that base64 cannot have.
  if (part.length % 4 === 1) return null
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return parseJson(new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))))
}
