import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Claims, readToken, signToken } from './access-token.ts'
import type { Database } from './engine.ts'
import { fromBase32, isCode, toBase32 } from './totp.ts'

type Answer = (request: Request) => Promise<Response>

const challengeMs = 5 * 60 * 1000
const factorRows = z.array(
  z.object({ id: z.uuid(), friendly_name: z.string().nullable(), status: z.string(), secret: z.string() }),
)
const sessionRows = z.array(z.object({ aal: z.string().nullable(), at: z.number() }))
const factorRequest = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z.string(),
  issuer: z.string(),
})
const given = z.object({ challenge_id: z.uuid(), code: z.string() })
const tokens = z.looseObject({ access_token: z.string(), user: z.looseObject({ id: z.uuid() }) })
const account = z.looseObject({ id: z.uuid() })

/** The table of Supabase Auth that lite does not make: migrations ask it. */
export const factorTable = `
  create table if not exists auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text, factor_type text not null, status text not null, secret text,
    created_at timestamptz not null, updated_at timestamptz not null);
  create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);`

/**
 * The part of Supabase Auth's multi-factor API that the site uses and lite does not have: factors by code (TOTP), how a
 * session was opened (`aal`, `amr`) in its tokens, and no new password without the factor. `next` answers what is left.
 */
export function authFactors(sql: Database, jwtSecret: string, next: Answer): Answer {
  const challenges = new Map<string, { factor: string; until: number }>()

  return async function authFactors(request) {
    const { pathname } = new URL(request.url)
    const [, id = '', step = ''] =
      /^\/auth\/v1\/factors(?:\/([0-9a-f-]{36})(?:\/(\w+))?)?$/.exec(pathname) ?? []
    if (pathname.startsWith('/auth/v1/factors')) {
      const claims = await sessionOf(request)
      if (claims === null) return refusal(401, 'session_not_found')
      if (request.method === 'POST' && id === '') return enroll(claims, await request.json())
      const factor = (await factorsOf(claims.sub)).find((own) => own.id === id)
      if (factor === undefined) return refusal(404, 'mfa_factor_not_found')
      if (request.method === 'DELETE' && step === '') return unenroll(claims, factor)
      if (request.method !== 'POST') return refusal(405, 'validation_failed')
      if (step === 'challenge') return challenge(id)
      if (step === 'verify') return verify(claims, factor, request, await request.json())
      return refusal(404, 'validation_failed')
    }
    if (pathname === '/auth/v1/token') return tellLevel(await next(request))
    if (pathname === '/auth/v1/verify') return tellLevel(await next(request))
    if (pathname !== '/auth/v1/user') return next(request)
    const claims = await sessionOf(request)
    if (request.method === 'PUT' && claims !== null && claims.aal !== 'aal2' && (await hasFactor(claims.sub)))
      return refusal(401, 'insufficient_aal')
    const response = await next(request)
    const user = account.safeParse(await response.clone().json())
    return user.success ? again(response, await withFactors(user.data)) : response
  }

  async function enroll({ sub, aal }: Claims, body: unknown): Promise<Response> {
    const wanted = factorRequest.safeParse(body)
    if (!wanted.success) return refusal(400, 'validation_failed')
    const own = await factorsOf(sub)
    if (own.some(({ status }) => status === 'verified') && aal !== 'aal2')
      return refusal(403, 'insufficient_aal')
    const { friendly_name, issuer } = wanted.data
    if (own.some((factor) => factor.friendly_name === friendly_name))
      return refusal(422, 'mfa_factor_name_conflict')
    const id = randomUUID()
    const secret = toBase32(randomBytes(20))
    await sql.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, now(), now())`,
      [id, sub, friendly_name, secret],
    )
    const uri = `otpauth://totp/${encodeURIComponent(issuer)}?secret=${secret}`
    return Response.json({ id, type: 'totp', friendly_name, totp: { qr_code: '', secret, uri } })
  }

  function challenge(factor: string): Response {
    const id = randomUUID()
    const until = Date.now() + challengeMs
    challenges.set(id, { factor, until })
    return Response.json({ id, type: 'totp', expires_at: Math.floor(until / 1000) })
  }

  /** A challenge is for one attempt that succeeds. The session is another's than the password's from then on. */
  async function verify(
    { sub, session_id }: Claims,
    factor: z.infer<typeof factorRows>[number],
    request: Request,
    body: unknown,
  ): Promise<Response> {
    const answer = given.safeParse(body)
    const challenge = answer.success ? challenges.get(answer.data.challenge_id) : undefined
    if (!answer.success || challenge?.factor !== factor.id) return refusal(404, 'mfa_challenge_not_found')
    if (challenge.until < Date.now()) return refusal(422, 'mfa_challenge_expired')
    if (!isCode(fromBase32(factor.secret), answer.data.code, Date.now() / 1000))
      return refusal(422, 'mfa_verification_failed')
    challenges.delete(answer.data.challenge_id)
    await sql.query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
      factor.id,
    ])
    await sql.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
      session_id,
      factor.id,
    ])
    await sql.query(`delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'`, [sub])
    const refresh = randomBytes(12).toString('hex')
    await sql.query('update auth.refresh_tokens set revoked = true where session_id = $1', [session_id])
    await sql.query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at, updated_at)
       values ($1, $2, $3, $4, false, now(), now())`,
      [randomUUID(), refresh, sub, session_id],
    )
    const now = Math.floor(Date.now() / 1000)
    const expires = 3600
    const bearer = request.headers.get('authorization')?.replace(/^bearer /i, '') ?? ''
    const claims = { ...readToken(bearer, jwtSecret), iat: now, exp: now + expires }
    const token = signToken({ ...claims, ...(await levelOf(session_id)) }, jwtSecret)
    const headers = { apikey: request.headers.get('apikey') ?? '', authorization: `Bearer ${token}` }
    const user = await next(new Request(new URL('/auth/v1/user', request.url), { headers }))
    return Response.json({
      access_token: token,
      refresh_token: refresh,
      token_type: 'bearer',
      expires_in: expires,
      expires_at: now + expires,
      user: await withFactors(account.parse(await user.json())),
    })
  }

  async function unenroll(
    { aal, sub }: Claims,
    { id, status }: z.infer<typeof factorRows>[number],
  ): Promise<Response> {
    if (status === 'verified' && aal !== 'aal2') return refusal(422, 'insufficient_aal')
    await sql.query('delete from auth.mfa_factors where id = $1', [id])
    if (status === 'verified')
      await sql.query(`update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1`, [sub])
    return Response.json({ id })
  }

  /** The tokens that lite hands out, with what Supabase Auth says in them. */
  async function tellLevel(response: Response): Promise<Response> {
    const body = tokens.safeParse(await response.clone().json())
    if (!body.success) return response
    const claims = readToken(body.data.access_token, jwtSecret)
    if (claims === null) return response
    return again(response, {
      ...body.data,
      access_token: signToken({ ...claims, ...(await levelOf(claims.session_id)) }, jwtSecret),
      user: await withFactors(body.data.user),
    })
  }

  async function levelOf(session: string) {
    const { rows } = await sql.query(
      'select aal, extract(epoch from created_at)::float8 as at from auth.sessions where id = $1',
      [session],
    )
    const [sessionRow] = sessionRows.parse(rows)
    const aal = sessionRow?.aal ?? 'aal1'
    const timestamp = Math.floor(sessionRow?.at ?? 0)
    const methods = aal === 'aal2' ? ['totp', 'password'] : ['password']
    return { aal, amr: methods.map((method) => ({ method, timestamp })) }
  }

  async function factorsOf(user: string) {
    const { rows } = await sql.query(
      'select id, friendly_name, status, secret from auth.mfa_factors where user_id = $1 order by created_at',
      [user],
    )
    return factorRows.parse(rows)
  }

  async function hasFactor(user: string): Promise<boolean> {
    return (await factorsOf(user)).some(({ status }) => status === 'verified')
  }

  async function withFactors<User extends { id: string }>(user: User) {
    const factors = await factorsOf(user.id)
    return {
      ...user,
      factors: factors.map(({ secret: _, ...factor }) => ({ ...factor, factor_type: 'totp' })),
    }
  }

  /** The claims of a request whose session has not been ended. */
  async function sessionOf(request: Request): Promise<Claims | null> {
    const bearer = request.headers.get('authorization')?.replace(/^bearer /i, '') ?? ''
    const claims = readToken(bearer, jwtSecret)
    if (claims === null) return null
    const { rows } = await sql.query('select 1 from auth.sessions where id = $1 and user_id = $2', [
      claims.session_id,
      claims.sub,
    ])
    return rows.length === 1 ? claims : null
  }
}

/** The response with another body. */
function again(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: response.status, headers })
}

function refusal(status: number, code: string): Response {
  return Response.json({ code: status, error_code: code, msg: code }, { status })
}
