import { z } from 'zod'
import { answerOf } from '../../../database/answer-of.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import { type Device, deviceOf } from './device.ts'

const admins = z.array(
  z.object({
    account: z.uuid(),
    email: z.string(),
    since: z.string(),
    /** Null for who was invited and has not come yet. */
    last_sign_in: z.string().nullable(),
  }),
)
export type Admin = z.infer<typeof admins>[number] & { hasFactor: boolean }

export async function listAdmins(database: AdminDatabase): Promise<Admin[]> {
  const [listed, factors] = await Promise.all([
    answerOf('list_admins', database.rpc('list_admins')),
    answerOf('admins_with_factor', database.rpc('admins_with_factor')),
  ])
  const having = new Set(z.array(z.uuid()).parse(factors))
  return admins.parse(listed).map((admin) => ({ ...admin, hasFactor: having.has(admin.account) }))
}

/**
 * Removes an account of this address that has no right, with its password, sessions and codes: who signed up with an
 * address may not be its owner. False when it is an admin's.
 */
export async function freeAddress(database: AdminDatabase, address: string): Promise<boolean> {
  return z.boolean().parse(await answerOf('free_address', database.rpc('free_address', { address })))
}

/** Gives the right to an account that was just made. False when another invitation has removed it meanwhile. */
export async function admitAdmin(database: AdminDatabase, invited: string): Promise<boolean> {
  return z.boolean().parse(await answerOf('admit_admin', database.rpc('admit_admin', { invited })))
}

/** `last`: nobody would be left who can sign in. */
export async function removeAdmin(
  database: AdminDatabase,
  account: string,
): Promise<'done' | 'missing' | 'last'> {
  const outcome = await answerOf('remove_admin', database.rpc('remove_admin', { removed: account }))
  return z.enum(['done', 'missing', 'last']).parse(outcome)
}

/** Removes the second factor of a colleague who has lost the device. `own`: one's own is removed with a code. */
export async function removeFactor(
  database: AdminDatabase,
  owner: string,
): Promise<'done' | 'none' | 'own' | 'missing'> {
  const outcome = await answerOf('remove_second_factor', database.rpc('remove_second_factor', { owner }))
  return z.enum(['done', 'none', 'own', 'missing']).parse(outcome)
}

/** Puts on record that one's own factor is on, or off. */
export async function recordFactor(database: AdminDatabase, isOn: boolean): Promise<void> {
  await answerOf('record_second_factor', database.rpc('record_second_factor', { turned_on: isOn }))
}

const sessions = z.array(
  z.object({ session: z.uuid(), since: z.string(), used: z.string(), is_current: z.boolean() }),
)
const devices = z.array(z.object({ session: z.uuid(), browser: z.string(), system: z.string() }))
/** `device`: null for a session that was opened with something unknown. */
export type OpenSession = z.infer<typeof sessions>[number] & { device: Device | null }

/** One's own, the last used first. */
export async function mySessions(database: AdminDatabase): Promise<OpenSession[]> {
  const [open, named] = await Promise.all([
    answerOf('my_sessions', database.rpc('my_sessions')),
    answerOf('my_session_devices', database.rpc('my_session_devices')),
  ])
  const deviceBySession = new Map(devices.parse(named).map(({ session, ...device }) => [session, device]))
  return sessions.parse(open).map((each) => ({ ...each, device: deviceBySession.get(each.session) ?? null }))
}

/** Puts down what the session of this token was opened with; what is unknown leaves it without a name. */
export async function nameSession(database: AdminDatabase, userAgent: string): Promise<void> {
  const device = deviceOf(userAgent)
  if (device === null) return
  const { browser, system } = device
  const naming = database.rpc('name_session', { browser_name: browser, system_name: system })
  await answerOf('name_session', naming)
}

/** Ends one of one's own sessions. */
export async function endSession(database: AdminDatabase, session: string): Promise<number> {
  return z
    .number()
    .parse(await answerOf('end_my_session', database.rpc('end_my_session', { ended: session })))
}

/** Ends all of one's own sessions but this one. */
export async function endOtherSessions(database: AdminDatabase): Promise<number> {
  return z.number().parse(await answerOf('end_other_sessions', database.rpc('end_other_sessions')))
}
