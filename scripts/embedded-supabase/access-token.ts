import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const claims = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  exp: z.number(),
  aal: z.string().optional(),
})
export type Claims = z.infer<typeof claims>

export function signToken(given: Record<string, unknown>, secret: string): string {
  const text = [{ alg: 'HS256', typ: 'JWT' }, given]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${signature(text, secret)}`
}

/** The claims of a token of this server; null for any other, and for one that has expired. */
export function readToken(token: string, secret: string): Claims | null {
  const end = token.lastIndexOf('.')
  const text = token.slice(0, Math.max(0, end))
  const expected = Buffer.from(signature(text, secret))
  const given = Buffer.from(token.slice(end + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const body: unknown = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString())
  const parsed = claims.safeParse(body)
  return parsed.success && parsed.data.exp * 1000 > Date.now() ? parsed.data : null
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
