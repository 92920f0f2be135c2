import { NoResponse } from '../../../database/store-error.ts'
import { log } from '../../../http/log.ts'
import type { AnySiteSubject } from '../../../pages/site-subject.ts'
import { outdatedPaths } from '../../../rendering/changed-pages.ts'
import type { Data } from '../../../sources/data.ts'
import { published, type SourceName } from '../../../sources/published.ts'
import { rereadSource } from '../../../sources/replace-source.ts'
import { forgetKeptPictures } from '../../pictures.ts'
import type { AdminServices, PageContext } from '../admin-context.ts'

/** A step that gives visitors something, or takes it from them. */
type Change<Done> = {
  event: 'published' | 'rolled-back' | 'withdrawn' | 'agreed'
  ask(): Promise<Done>
  /** Whether it was this very request that changed something. */
  changed(done: Done): boolean
}

/** When it is looked again at what nobody knows of: a statement of an owner ends within ten seconds (`ownerLimitMs`). */
const laterMs = [1_000, 2_000, 4_000, 8_000, 10_000]

/**
 * Asks for a change of what visitors have. Whatever comes of it, nothing that was kept outlives it: once it is done the
 * pages that it has changed are made anew, and where there was nothing to do all of them, for an earlier press may have done it
 * and lost its answer. Where no answer comes it may be done, or be done yet: all of them now, and some seconds later again.
 */
export async function changeForVisitors<Done>(
  context: PageContext,
  adminSubject: AnySiteSubject,
  { event, ask, changed }: Change<Done>,
): Promise<Done> {
  const { request, services } = context
  const { source } = adminSubject
  const before = await dataBefore(context, adminSubject)
  try {
    const done = await ask()
    const isChanged = changed(done)
    const after = before === null || !isChanged ? null : await dataBefore(context, adminSubject)
    const paths =
      before === null || after === null
        ? undefined
        : await unlessUnknown(context, outdatedPaths(before, after))
    await forget(source, services, paths ?? undefined)
    const { name } = adminSubject.subject
    if (isChanged)
      log('info', `${eventOf({ name })}-${event}`, { requestId: request.requestId, pages: paths?.length })
    return done
  } catch (error) {
    await forget(source, services)
    if (error instanceof NoResponse) request.later(forgetLater(source, services))
    throw error
  }
}

/** Where an earlier press may have changed something, whose answer was lost. */
export async function forget(
  source: SourceName,
  services: Pick<AdminServices, 'invalidate'>,
  paths?: readonly string[],
): Promise<void> {
  await Promise.all([
    services.invalidate(source, paths),
    ...(published[source].showsPictures ? [forgetKeptPictures()] : []),
  ])
}

async function forgetLater(source: SourceName, services: AdminServices): Promise<void> {
  for (const ms of laterMs) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await forget(source, services)
  }
}

/** What pages are made of; null where it cannot be read, and then every page is rendered again. */
function dataBefore(context: PageContext, { source }: AnySiteSubject): Promise<Data | null> {
  const { data, supabase } = context.request
  return unlessUnknown(context, rereadSource(data, published[source], supabase))
}

function unlessUnknown<T>({ request }: PageContext, found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    log('warn', 'changed-pages-unknown', {
      requestId: request.requestId,
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
