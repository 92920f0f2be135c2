import { z } from 'zod'
import type { Supabase } from '../../../database/supabase.ts'
import { maySignIn } from '../../../features/admin/account/may-sign-in.server.ts'
import { accountOf, endSession, type Tokens } from '../../../features/admin/account/session.server.ts'
import { typedLine } from '../../../format/typed.ts'
import { hideTiming } from '../../../http/hide-timing.ts'
import { done, withSession } from '../../outcome.ts'
import { heldBy, refusing } from './refuse.server.ts'
import type { Outcome, Request } from './view.ts'

const credentials = z.object({ email: z.email().max(254), password: z.string().min(1).max(200) })

/** A wrong password takes this long, or a multiple of it: the time must not reveal whether an account exists. */
const stepMs = 400

/** An account with a second factor gets a session without access and is asked for the code. */
export async function signIn(form: URLSearchParams, request: Request): Promise<Outcome> {
  const { sender, supabase } = request
  const refuse = refusing(request, form)
  const email = typedLine(form.get('email') ?? '')
    .toLowerCase()
    .slice(0, 254)
  const password = form.get('password') ?? ''
  const given = credentials.safeParse({ email, password })
  if (!given.success) return refuse(422, email === '' || password === '' ? 'required' : 'email', { email })
  const leave = await maySignIn(sender, email)
  if (leave.status === 'refused') return refuse(429, 'rate', { email })
  if (supabase === null) return refuse(503, 'unavailable', { email })
  const found = await hideTiming(
    stepMs,
    tryPassword(supabase, given.data),
    (outcome) => outcome === 'credentials',
  )
  if (found === 'unavailable') return refuse(503, found, { email })
  if (found === 'credentials')
    return leave.status === 'crowded' ? refuse(429, 'rate', { email }) : refuse(401, found, { email })
  leave.refund()
  const { id, hasFactor, tokens } = found
  const held = heldBy(form)
  if (hasFactor) return withSession(tokens, { outcome: 'shown', view: { ...held, asksForCode: true } })
  return {
    outcome: 'enter',
    tokens,
    account: id,
    key: leave.key,
    device: leave.device,
    ...held,
    // The submitted form is still in the page, to be sent once more.
    otherwise: () => refuse(503, 'unavailable', { email }),
  }
}

/** Ends the session here and at Supabase, and clears the browser's cache of admin pages. */
export async function signOut(_: URLSearchParams, { sender, supabase }: Request): Promise<Outcome> {
  await endSession(sender, supabase)
  return { ...withSession(null, done('signed-out')), clearsCache: true }
}

/** An unknown account, a wrong password and an unconfirmed address get the same answer. */
async function tryPassword(
  supabase: Supabase,
  given: z.infer<typeof credentials>,
): Promise<{ id: string; hasFactor: boolean; tokens: Tokens } | 'credentials' | 'unavailable'> {
  const { data, error } = await (await supabase.forSignIn()).auth.signInWithPassword(given)
  if (error) return error.status === 400 || error.status === 401 ? 'credentials' : 'unavailable'
  const { access_token, refresh_token } = data.session
  const tokens = { access_token, refresh_token }
  return { id: data.user.id, hasFactor: accountOf(data.user, tokens, null).factor !== null, tokens }
}
