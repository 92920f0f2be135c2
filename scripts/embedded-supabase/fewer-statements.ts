import type { createPgliteConnection } from '@supabase/lite/pglite'

type Connection = Awaited<ReturnType<typeof createPgliteConnection>>
type Auth = { role?: string; uid?: string; jwt?: unknown }
type Asked = { method: string; path: string; requestHeaders?: Record<string, string> }

/**
 * lite makes a statement of every setting of a request, up to eleven around each question, and each costs six calls of
 * the engine: here one statement sets them all. Its methods are private; hence the exact version of lite.
 */
export function setAtOnce(connection: Connection): void {
  const { driver } = connection
  // One connection: what the driver is asked meanwhile belongs to the transaction that lite has begun.
  const set = async (settings: Record<string, string>) => {
    const calls = Object.keys(settings).map((name, at) => `set_config('${name}', $${at + 1}, true)`)
    await driver.query(`select ${calls.join(', ')}`, Object.values(settings))
  }
  replace(
    connection,
    'applyJwtSessionContext',
    (_transaction: unknown, context: { auth?: Auth; storage?: { operation?: string } }) => {
      const { role = 'anon', uid = '', jwt } = context.auth ?? {}
      return set({
        'request.jwt.claim.sub': uid,
        'request.jwt.claim.role': role,
        'storage.operation': context.storage?.operation ?? '',
        ...(typeof jwt === 'object' && jwt !== null && { 'request.jwt.claims': JSON.stringify(jwt) }),
        role,
      })
    },
  )
  replace(connection, 'applyRpcRequestGucs', (_transaction: unknown, asked: Asked) =>
    set({
      'response.status': '',
      'response.headers': '',
      'request.method': asked.method,
      'request.path': asked.path,
      'request.headers': JSON.stringify(asked.requestHeaders ?? {}),
    }),
  )
}

function replace(connection: Connection, name: string, method: unknown): void {
  if (!Reflect.has(connection, name)) {
    throw new Error(
      `This version of @supabase/lite sets what a request is elsewhere than ${name}(): see setAtOnce().`,
    )
  }
  Reflect.set(connection, name, method)
}

/** The engine copies its table of parsers for every statement. Two thirds of it are arrays of whole rows. */
export async function forgetRowArrays({ driver }: Connection): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(
    "select typarray as oid from pg_type where typtype = 'c' and typarray <> 0",
  )
  for (const { oid } of rows) delete driver.parsers[oid]
}
