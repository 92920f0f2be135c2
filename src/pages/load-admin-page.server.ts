import type { AdminPageId, OpenPageId } from '../features/admin/subjects/published-subject.ts'
import { onceEach } from '../once-each.ts'
import type { AnyAdminPage } from './admin-page.ts'
import { itemPage, listPage } from './list-pages.server.ts'
import { fieldListOf } from './load-subjects.server.ts'
import type { AnyOpenPage } from './open-page.ts'

const modules = import.meta.glob<{ default: AnyAdminPage }>('./admin/**/page.server.ts')

/** The server module of an admin page, evaluated by the first request for it. That of a list may be made from its fields. */
export const loadAdminPage = onceEach(async (id: AdminPageId): Promise<AnyAdminPage> => {
  const load = modules[`./${id}/page.server.ts`]
  if (load !== undefined) return (await load()).default
  const found = fieldListOf(id)
  if (found === null) throw new Error(`There is no src/pages/${id}/page.server.ts`)
  const { list, subject } = found
  return id === list.page ? listPage(list, subject) : itemPage(list, subject)
})

const openModules = import.meta.glob<{ default: AnyOpenPage }>('./admin/{sign-in,reset}/page.server.ts')

/** The server part of a page that needs no sign-in. */
export const loadOpenPage = onceEach(async (id: OpenPageId): Promise<AnyOpenPage> => {
  const load = openModules[`./${id}/page.server.ts`]
  if (load === undefined) throw new Error(`There is no src/pages/${id}/page.server.ts`)
  return (await load()).default
})
