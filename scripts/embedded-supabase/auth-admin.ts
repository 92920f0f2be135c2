import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { signToken } from './access-token.ts'
import type { Keys } from './database.ts'
import type { Database } from './engine.ts'

const asked = z.object({ email: z.email(), type: z.literal('recovery').optional() })
const userRows = z.array(z.object({ id: z.uuid() }))

/**
 * The part of Supabase Auth's admin API that the site uses and lite does not have: an account made without a password,
 * read or removed, the token of a link that sets one, and a password set for somebody. Null for any other request; `next` is lite.
 */
export function authAdmin(
  sql: Database,
  keys: Keys,
  jwtSecret: string,
  next: (request: Request) => Promise<Response>,
) {
  return async function authAdmin(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    const [, id] = /^\/auth\/v1\/admin\/users\/([0-9a-f-]{36})$/.exec(pathname) ?? []
    if (id !== undefined) return oneUser(id, request)
    const isLink = pathname === '/auth/v1/admin/generate_link'
    if (request.method !== 'POST' || (!isLink && pathname !== '/auth/v1/admin/users')) return null
    if (request.headers.get('apikey') !== keys.secret) return refusal(401, 'no_authorization')
    const body = asked.safeParse(await request.json())
    if (!body.success) return refusal(400, 'validation_failed')
    const email = body.data.email.toLowerCase()
    const found = userRows.parse(
      (await sql.query('select id from auth.users where lower(email) = $1', [email])).rows,
    )
    const [user] = found
    if (isLink) return user === undefined ? refusal(404, 'user_not_found') : link(user.id, email)
    return user === undefined ? addUser(email) : refusal(422, 'email_exists')
  }

  async function oneUser(id: string, request: Request): Promise<Response | null> {
    if (!['GET', 'PUT', 'DELETE'].includes(request.method)) return null
    if (request.headers.get('apikey') !== keys.secret) return refusal(401, 'no_authorization')
    if (request.method === 'PUT') return setPassword(id, request)
    const { rows } = await sql.query<{ email: string }>('select email from auth.users where id = $1', [id])
    const [user] = rows
    if (user === undefined) return refusal(404, 'user_not_found')
    if (request.method === 'DELETE') await sql.query('delete from auth.users where id = $1', [id])
    return Response.json(userOf(id, user.email))
  }

  /** lite sets passwords of the signed-in account, so a session of a moment does it. */
  async function setPassword(id: string, request: Request): Promise<Response> {
    const body = await request.text()
    const session = randomUUID()
    const exp = Math.floor(Date.now() / 1000) + 60
    await sql.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
    const claims = { sub: id, aud: 'authenticated', role: 'authenticated', session_id: session, exp }
    const headers = {
      apikey: keys.publishable,
      authorization: `Bearer ${signToken(claims, jwtSecret)}`,
      'content-type': 'application/json',
    }
    const url = new URL('/auth/v1/user', request.url)
    const answer = await next(new Request(url, { method: 'PUT', headers, body }))
    await sql.query('delete from auth.sessions where id = $1', [session])
    return answer
  }

  async function addUser(email: string): Promise<Response> {
    const { rows } = await sql.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
         created_at, updated_at)
       values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(),
         '{"provider": "email", "providers": ["email"]}', '{}', now(), now())
       returning id`,
      [email],
    )
    const [user] = userRows.parse(rows)
    return user === undefined ? refusal(500, 'unexpected_failure') : Response.json(userOf(user.id, email))
  }

  async function link(id: string, email: string): Promise<Response> {
    const token = randomBytes(28).toString('hex')
    await sql.query('update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1', [
      id,
      token,
    ])
    return Response.json({
      ...userOf(id, email),
      action_link: '',
      email_otp: '',
      hashed_token: token,
      redirect_to: '',
      verification_type: 'recovery',
    })
  }
}

function userOf(id: string, email: string) {
  const now = new Date().toISOString()
  return { id, email, aud: 'authenticated', created_at: now, app_metadata: {}, user_metadata: {} }
}

function refusal(status: number, code: string): Response {
  return Response.json({ code: status, error_code: code, msg: code }, { status })
}
