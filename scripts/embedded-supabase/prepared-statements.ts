import { messages, protocol, type Results } from '@electric-sql/pglite'
import type { createPgliteConnection } from '@supabase/lite/pglite'

type Driver = Awaited<ReturnType<typeof createPgliteConnection>>['driver']
type Column = { name: string; dataTypeID: number; parse: (value: string) => unknown }
type Prepared = { name: string; parameterTypes: number[]; columns: Column[] }

const { serialize } = protocol
/** Statements with their values written in them would fill the engine's memory. */
const most = 200
const repeatable = /^\s*(select|insert|update|delete|commit|rollback)\b/i

/**
 * The engine parses, describes, plans and binds every statement anew, each step a call of its own, and lite asks the
 * same few questions around every request. Here a statement is prepared when it is first met and costs one call from
 * then on; BEGIN goes along with the statement after it. What may change a table forgets what was prepared.
 */
export function prepareStatements(driver: Driver): void {
  const prepared = new Map<string, Prepared>()
  const plain = { query: driver.query.bind(driver), exec: driver.exec.bind(driver) }
  const stale: string[] = []
  let named = 0
  let begins = false

  /** Throws a DatabaseError, as the engine's own query does. */
  const send = (...parts: Uint8Array[]) => driver.execProtocolStream(Buffer.concat(parts))

  const begin = () => {
    const parts = begins ? [serialize.parse({ text: 'BEGIN' }), serialize.bind(), serialize.execute()] : []
    begins = false
    return parts
  }

  const drop = () => {
    stale.push(...[...prepared.values()].map(({ name }) => name))
    prepared.clear()
  }

  const prepare = async (text: string): Promise<Prepared> => {
    if (prepared.size === most) drop()
    named += 1
    const name = `s${named}`
    const answer = await send(
      ...begin(),
      ...stale.splice(0).map((name) => serialize.close({ type: 'S', name })),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const parameters = answer.find((message) => message instanceof messages.ParameterDescriptionMessage)
    const row = answer.find((message) => message instanceof messages.RowDescriptionMessage)
    const statement = {
      name,
      parameterTypes: parameters?.dataTypeIDs ?? [],
      columns: (row?.fields ?? []).map(({ name, dataTypeID }) => {
        const parser = driver.parsers[dataTypeID]
        return { name, dataTypeID, parse: (value: string) => (parser ? parser(value, dataTypeID) : value) }
      }),
    }
    prepared.set(text, statement)
    return statement
  }

  const run = async (text: string, parameters: unknown[]): Promise<Results> => {
    const { name, parameterTypes, columns } = prepared.get(text) ?? (await prepare(text))
    const values = parameters.map((value, at) => {
      if (value === null || value === undefined) return null
      return driver.serializers[parameterTypes[at] ?? 0]?.(value) ?? String(value)
    })
    const answer = await send(
      ...begin(),
      serialize.bind({ statement: name, values }),
      serialize.execute(),
      serialize.sync(),
    )
    const done = answer.find((message) => message instanceof messages.CommandCompleteMessage)
    return {
      fields: columns.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
      rows: answer
        .filter((message) => message instanceof messages.DataRowMessage)
        .map(({ fields }) =>
          Object.fromEntries(columns.map(({ name, parse }, at) => [name, parsed(fields[at] ?? null, parse)])),
        ),
      // "SELECT 3" is a number of rows too, of which none changed.
      affectedRows: /^(INSERT|UPDATE|DELETE)/.test(done?.text ?? '')
        ? Number(done?.text.split(' ').at(-1))
        : 0,
    }
  }

  /** Its answer would be mixed with that of a statement beside it. */
  const alone = <Answer>(work: () => Promise<Answer>) =>
    driver._runExclusiveTransaction(() => driver.runExclusive(work))

  /** Before anything that is not prepared. */
  const forget = async () => {
    drop()
    if (begins) await alone(() => send(...begin(), serialize.sync()))
  }

  Reflect.set(driver, 'query', async (text: string, parameters: unknown[] = [], options?: object) => {
    if (text === 'BEGIN') {
      begins = true
      return { rows: [], fields: [], affectedRows: 0 }
    }
    if (options === undefined && repeatable.test(text)) return alone(() => run(text, parameters))
    await forget()
    return plain.query(text, parameters, options)
  })
  Reflect.set(driver, 'exec', async (text: string, options?: object) => {
    await forget()
    return plain.exec(text, options)
  })
}

function parsed(value: string | null, parse: Column['parse']): unknown {
  return value === null ? null : parse(value)
}
