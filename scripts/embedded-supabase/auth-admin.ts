import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database, Keys } from './database.ts'

const asked = z.object({ email: z.email(), type: z.literal('recovery').optional() })
const userRows = z.array(z.object({ id: z.uuid() }))

/**
 * The part of Supabase Auth's admin API that the site uses and lite does not have: an account without a password, and
 * the token of a link that sets one. Null for any other request.
 */
export function authAdmin(sql: Database, keys: Keys) {
  return async function authAdmin(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
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
