import { onceEach } from '../once-each.ts'
import type { RouteId } from '../routes.ts'
import type { AnyPageServer } from './page-server.ts'

const modules = import.meta.glob<{ default: AnyPageServer }>('./*/page.server.ts')

/** The server module of a page, evaluated by the first request for it. */
export const loadPageServer = onceEach(async (id: RouteId): Promise<AnyPageServer> => {
  const load = modules[`./${id}/page.server.ts`]
  if (load === undefined) throw new Error(`There is no src/pages/${id}/page.server.ts`)
  return (await load()).default
})
