import { waitUntil } from 'cloudflare:workers'
import type { ExportedHandler } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { connectSupabase } from './database/supabase.ts'
import { adminRoutes } from './endpoints/admin/routes.ts'
import { callRoutes } from './endpoints/api-routes.ts'
import { formRoutes } from './endpoints/form-routes.ts'
import { healthz } from './endpoints/healthz.ts'
import { countMissing } from './endpoints/insights/count-missing.ts'
import { insightsRoutes } from './endpoints/insights/routes.ts'
import { missingAsset } from './endpoints/machine-files/public-files.ts'
import { machineFiles } from './endpoints/machine-files/routes.ts'
import { onFirstCall } from './endpoints/on-first-call.ts'
import { queryRedirects } from './features/redirects/query-redirects.server.ts'
import { refuseUnreserved } from './features/redirects/reserved.ts'
import { redirectsOnceKnown, siteRedirects } from './features/redirects/site-redirects.server.ts'
import { respondToFailure } from './http/answer-failure.ts'
import type { AppEnv } from './http/app-env.ts'
import { consume } from './jobs/consume.ts'
import { openJobContext } from './jobs/job-context.ts'
import { createMailer } from './mail/mailer.ts'
import type { MemoryCache } from './rendering/cache/memory-cache.ts'
import type { PageCache } from './rendering/cache/page-cache.ts'
import type { SharedCache } from './rendering/cache/shared-cache.ts'
import { pageData } from './rendering/page-data.ts'
import { createPages } from './rendering/pages.ts'
import { settings } from './settings.ts'
import type { Env } from './settings-schema.ts'
import { connectData } from './sources/connect.ts'

export type Site = Awaited<ReturnType<typeof openSite>>

/** Answers a request that neither the redirect table nor a cached page has answered, in this order. */
export async function openSite(cache: MemoryCache, shared: SharedCache, pageCache: PageCache) {
  const supabase = connectSupabase(settings)
  const sources = await connectData(settings, supabase, {
    background: waitUntil,
    changed: (paths) => cache.forget(paths),
    since: () => shared.since,
    outdated: (since, paths) => shared.invalidate(since, paths),
  })
  const { data, redirects } = sources
  const pages = createPages(cache, pageCache, data)
  const jobServices = { supabase, settings, signer: data.forms.signer }

  // The usual router first compiles all paths into one expression, which costs a cold isolate more than it ever saves.
  const app = new Hono<AppEnv>({ router: new TrieRouter() })
  app.use(siteRedirects(redirects))
  app.all('/assets/*', missingAsset)
  app.get(
    '/pictures/:file',
    onFirstCall(async () => (await import('./endpoints/pictures.ts')).servePicture(supabase)),
  )
  app.route('/', callRoutes(supabase, data))
  app.route('/', insightsRoutes(redirects))
  app.route('/', formRoutes(jobServices, data))
  app.route(
    '/',
    adminRoutes({
      supabase,
      data,
      redirects,
      mailer: (env) => createMailer(settings.mail, env),
      invalidate: sources.invalidate,
    }),
  )
  app.get('/_data/*', pageData(data))
  app.get('/healthz', healthz(sources))
  app.route('/', machineFiles(data))
  if (process.env.NODE_ENV === 'development') {
    const { designPage } = await import('./endpoints/design/design-page.tsx')
    app.get('/_design', designPage)
    refuseUnreserved(app.routes.map(({ path }) => path))
  }
  app.use(redirectsOnceKnown(redirects))
  app.all('*', countMissing(pages.any))
  app.onError(respondToFailure)

  return {
    fetch: app.fetch,
    redirectByQuery: queryRedirects(redirects),
    refresh: pages.refresh,
    queue: (batch, bindings) => consume(batch, jobServices, bindings),
    scheduled: async ({ cron }, bindings) =>
      (await import('./jobs/schedule.ts')).runSchedule(cron, openJobContext(jobServices, bindings), sources),
  } satisfies Pick<ExportedHandler<Env>, 'queue' | 'scheduled'> & Record<string, unknown>
}
