import type { createPgliteConnection } from '@supabase/lite/pglite'
import type { Connection } from './engine.ts'

type PgliteConnection = Awaited<ReturnType<typeof createPgliteConnection>>
type Auth = { role?: string; uid?: string; jwt?: unknown }
type RequestSettings = { method: string; path: string; requestHeaders?: Record<string, string> }

/** Asks a question within the transaction that lite has begun. */
type Ask = (transaction: unknown, statement: string, values: string[]) => Promise<unknown>

/**
 * lite makes a statement of every setting of a request, up to eleven around each question: here one statement sets them
 * all. Its methods are private; hence the exact version of lite.
 */
export function setAtOnce(connection: Connection, ask: Ask): void {
  const set = async (transaction: unknown, settings: Record<string, string>) => {
    const calls = Object.keys(settings).map((name, at) => `set_config('${name}', $${at + 1}, true)`)
    await ask(transaction, `select ${calls.join(', ')}`, Object.values(settings))
  }
  replace(
    connection,
    'applyJwtSessionContext',
    (transaction: unknown, context: { auth?: Auth; storage?: { operation?: string } }) => {
      const { role = 'anon', uid = '', jwt } = context.auth ?? {}
      return set(transaction, {
        'request.jwt.claim.sub': uid,
        'request.jwt.claim.role': role,
        'storage.operation': context.storage?.operation ?? '',
        ...(typeof jwt === 'object' && jwt !== null && { 'request.jwt.claims': JSON.stringify(jwt) }),
        role,
      })
    },
  )
  replace(connection, 'applyRpcRequestGucs', (transaction: unknown, settings: RequestSettings) =>
    set(transaction, {
      'response.status': '',
      'response.headers': '',
      'request.method': settings.method,
      'request.path': settings.path,
      'request.headers': JSON.stringify(settings.requestHeaders ?? {}),
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
export async function forgetRowArrays({ driver }: PgliteConnection): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(
    "select typarray as oid from pg_type where typtype = 'c' and typarray <> 0",
  )
  for (const { oid } of rows) delete driver.parsers[oid]
}
