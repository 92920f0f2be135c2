import { z } from 'zod'
import type { Keys } from './database.ts'
import type { Database } from './engine.ts'

const objects = z.array(z.object({ type: z.string(), body: z.instanceof(Uint8Array) }))
const removalRequest = z.object({ prefixes: z.array(z.string()) })
const largest = 2 * 1024 * 1024

/**
 * The part of Supabase Storage that the site uses and lite does not have: private objects, at the same addresses and
 * with the answers of a hosted project. They lie in the database, so they are kept, copied and emptied with it. Null
 * for any other request.
 */
export function storage(sql: Database, keys: Keys) {
  return async function storage(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    const [, rest] = /^\/storage\/v1\/object\/(.+)$/.exec(pathname) ?? []
    if (rest === undefined) return null
    if (request.headers.get('apikey') !== keys.secret) return refusal(403, 'Unauthorized')
    const [bucket = '', ...path] = rest.replace(/^authenticated\//, '').split('/')
    if (bucket !== 'pictures') return refusal(404, 'Bucket not found')
    switch (request.method) {
      case 'GET':
        return read(path.join('/'))
      case 'POST':
        return write(path.join('/'), request)
      case 'DELETE':
        return remove(removalRequest.parse(await request.json()).prefixes)
      default:
        return refusal(405, 'Method not allowed')
    }
  }

  async function read(name: string): Promise<Response> {
    const { rows } = await sql.query('select type, body from local.objects where name = $1', [name])
    const [object] = objects.parse(rows)
    if (object === undefined) return refusal(404, 'Object not found')
    return new Response(new Uint8Array(object.body), { headers: { 'content-type': object.type } })
  }

  async function write(name: string, request: Request): Promise<Response> {
    const type = request.headers.get('content-type') ?? ''
    const body = new Uint8Array(await request.arrayBuffer())
    if (type !== 'image/webp') return refusal(415, `mime type ${type} is not supported`)
    if (body.length > largest) return refusal(413, 'The object exceeded the maximum allowed size')
    const replaces = request.headers.get('x-upsert') === 'true'
    const { affectedRows } = await sql.query(
      `insert into local.objects (name, type, body) values ($1, $2, $3) on conflict (name) do ${
        replaces ? 'update set type = excluded.type, body = excluded.body' : 'nothing'
      }`,
      [name, type, body],
    )
    return affectedRows === 0
      ? refusal(409, 'The resource already exists')
      : Response.json({ Key: `pictures/${name}` })
  }

  async function remove(names: readonly string[]): Promise<Response> {
    const { rows } = await sql.query('delete from local.objects where name = any($1) returning name', [names])
    return Response.json(rows)
  }
}

/** Made with the database, before anybody asks. */
export const storageTable =
  'create table if not exists local.objects (name text primary key, type text not null, body bytea not null);'

/** As hosted projects answer: 400, and what it is in the body. */
function refusal(status: number, message: string): Response {
  return Response.json({ statusCode: String(status), error: message, message }, { status: 400 })
}
