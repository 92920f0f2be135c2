import { randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { signToken } from './access-token.ts'
import type { Keys } from './database.ts'
import type { Database } from './engine.ts'

const accountRequest = z.object({
  email: z.email().transform((email) => email.toLowerCase()),
  password: z.string().optional(),
})
const userRows = z.array(z.object({ id: z.uuid(), email: z.string() }))

/**
 * The part of Supabase Auth's admin API that the site and `npm run admin:create` use and lite does not have: accounts
 * made, listed, read and removed, the token of a link that sets a password, and a password set for somebody. Null for
 * any other request; `next` is lite.
 */
export function authAdmin(
  sql: Database,
  keys: Keys,
  jwtSecret: string,
  next: (request: Request) => Promise<Response>,
) {
  const app = new Hono().basePath('/auth/v1/admin')
  app.use(async (c, then) => {
    if (c.req.header('apikey') !== keys.secret) return refusal(401, 'no_authorization')
    return then()
  })
  // On one page, however many are asked for.
  app.get('/users', async () =>
    Response.json({ users: (await usersWhere('true')).map(userOf), aud: 'authenticated' }),
  )
  app.post('/users', async (c) => {
    const body = accountRequest.safeParse(await c.req.json())
    if (!body.success) return refusal(400, 'validation_failed')
    const { email, password } = body.data
    if ((await usersWhere('lower(email) = $1', email)).length > 0) return refusal(422, 'email_exists')
    const user = await addUser(email)
    // Another request created this user in the meantime. Supabase Auth answers 500 then.
    if (user === null) return refusal(500, 'unexpected_failure')
    if (password === undefined) return Response.json(userOf(user))
    const set = await setPassword(user.id, JSON.stringify({ password }), c.req.url)
    return set.ok ? Response.json(userOf(user)) : set
  })
  app.post('/generate_link', async (c) => {
    const body = accountRequest.extend({ type: z.literal('recovery') }).safeParse(await c.req.json())
    if (!body.success) return refusal(400, 'validation_failed')
    const [user] = await usersWhere('lower(email) = $1', body.data.email)
    return user === undefined ? refusal(404, 'user_not_found') : link(user)
  })
  app.on(['GET', 'DELETE'], '/users/:id', async (c) => {
    const [user] = await usersWhere('id::text = $1', c.req.param('id'))
    if (user === undefined) return refusal(404, 'user_not_found')
    if (c.req.method === 'DELETE') await sql.query('delete from auth.users where id = $1', [user.id])
    return Response.json(userOf(user))
  })
  app.put('/users/:id', async (c) => setPassword(c.req.param('id'), await c.req.text(), c.req.url))

  return async function authAdmin(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    return /^\/auth\/v1\/admin\/(?:generate_link|users(?:\/[0-9a-f-]{36})?)$/.test(pathname)
      ? app.fetch(request)
      : null
  }

  async function usersWhere(condition: string, ...values: string[]): Promise<User[]> {
    const { rows } = await sql.query(`select id, email from auth.users where ${condition}`, values)
    return userRows.parse(rows)
  }

  /** Null when the address has an account. */
  async function addUser(email: string): Promise<User | null> {
    const { rows } = await sql.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
         created_at, updated_at)
       values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(),
         '{"provider": "email", "providers": ["email"]}', '{}', now(), now())
       on conflict do nothing returning id, email`,
      [email],
    )
    return userRows.parse(rows)[0] ?? null
  }

  /** lite sets passwords of the signed-in account, so a session of a moment does it. */
  async function setPassword(id: string, body: string, address: string): Promise<Response> {
    const session = randomUUID()
    const exp = Math.floor(Date.now() / 1000) + 60
    await sql.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
    const claims = { sub: id, aud: 'authenticated', role: 'authenticated', session_id: session, exp }
    const headers = {
      apikey: keys.publishable,
      authorization: `Bearer ${signToken(claims, jwtSecret)}`,
      'content-type': 'application/json',
    }
    const url = new URL('/auth/v1/user', address)
    const response = await next(new Request(url, { method: 'PUT', headers, body }))
    await sql.query('delete from auth.sessions where id = $1', [session])
    return response
  }

  async function link(user: User): Promise<Response> {
    const token = randomBytes(28).toString('hex')
    const recovery = 'update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1'
    await sql.query(recovery, [user.id, token])
    return Response.json({
      ...userOf(user),
      action_link: '',
      email_otp: '',
      hashed_token: token,
      redirect_to: '',
      verification_type: 'recovery',
    })
  }
}

type User = z.infer<typeof userRows>[number]

function userOf({ id, email }: User) {
  const now = new Date().toISOString()
  return { id, email, aud: 'authenticated', created_at: now, app_metadata: {}, user_metadata: {} }
}

function refusal(status: number, code: string): Response {
  return Response.json({ code: status, error_code: code, msg: code }, { status })
}
