import type { AdminSubject } from '../../../features/admin/subjects/admin-subject.ts'
import { log } from '../../../http/log.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { outdatedPaths } from '../../../rendering/changed-pages.ts'
import type { Data } from '../../../sources/data.ts'
import type { AdminContext, AdminServices } from '../admin-context.ts'
import { publishedData } from './published-data.ts'

export type Services = Pick<AdminServices, 'data' | 'invalidate' | 'supabase'>

/** What pages are made of before a change; null where it cannot be read, and then every page is rendered again. */
export function dataBefore<Content, Known>(
  c: AdminContext,
  { source }: AdminSubject<Content, Known>,
  { data, supabase }: Services,
): Promise<Data | null> {
  return supabase === null ? Promise.resolve(null) : unlessUnknown(c, publishedData(source, data, supabase))
}

/** Visitors get the pages that have changed as they are now, and the others as they are kept. */
export async function showChange<Content, Known>(
  c: AdminContext,
  adminSubject: AdminSubject<Content, Known>,
  before: Data | null,
  services: Services,
  event: 'published' | 'rolled-back' | 'withdrawn' | 'agreed',
): Promise<void> {
  const { source, subject } = adminSubject
  const after = before === null ? null : await dataBefore(c, adminSubject, services)
  const paths =
    before === null || after === null
      ? undefined
      : await unlessUnknown(c, outdatedPaths(source, before, after))
  await services.invalidate(source, paths ?? undefined)
  log('info', `${eventOf(subject)}-${event}`, { requestId: requestIdOf(c), pages: paths?.length })
}

function unlessUnknown<T>(c: AdminContext, found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    log('warn', 'changed-pages-unknown', {
      requestId: requestIdOf(c),
      effect: 'all pages are made anew',
      message: String(error),
    })
    return null
  })
}

/** An article is a subject by itself, and all of them are one event. */
export function eventOf({ name }: { name: string }): string {
  return name.split('/')[0] ?? name
}
