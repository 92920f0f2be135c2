import type { RouteId } from '../routes.ts'
import type { AnyPageServer } from './page-server.ts'

const modules = import.meta.glob<{ default: AnyPageServer }>('./**/page.server.ts')

const loaded = new Map<RouteId, AnyPageServer>()

/** The server module of a page, evaluated by the first request for it. */
export async function loadPageServer(id: RouteId): Promise<AnyPageServer> {
  const known = loaded.get(id)
  if (known !== undefined) return known
  const load = modules[`./${id}/page.server.ts`]
  if (load === undefined) throw new Error(`There is no src/pages/${id}/page.server.ts`)
  const { default: server } = await load()
  loaded.set(id, server)
  return server
}
