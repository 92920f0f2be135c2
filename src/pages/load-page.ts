import type { FunctionComponent } from 'react'
import { type RouteId, sharedPage } from '../routes.ts'

const modules = import.meta.glob<{ default: FunctionComponent<object> }>('./**/page.tsx')

/** The component of a page; in the browser this loads its chunk. */
export async function loadPage(id: RouteId): Promise<FunctionComponent<object>> {
  const load = modules[`./${id}/page.tsx`] ?? modules[`./${sharedPage(id)}/page.tsx`]
  if (load === undefined) throw new Error(`No page ${id}`)
  return (await load()).default
}
