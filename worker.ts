import { waitUntil } from 'cloudflare:workers'
import type { ExportedHandler } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { connectSupabase } from './src/database/supabase.ts'
import { adminRoutes } from './src/endpoints/admin/routes.ts'
import { callRoutes } from './src/endpoints/api-routes.ts'
import { formRoutes } from './src/endpoints/form-routes.ts'
import { healthz } from './src/endpoints/healthz.ts'
import { insightsRoutes } from './src/endpoints/insights/routes.ts'
import { machineFiles } from './src/endpoints/machine-files/routes.ts'
import { legacyRedirects, redirectsOnceKnown } from './src/features/redirects/middleware.server.ts'
import { legacyRedirects as table } from './src/features/redirects/table.ts'
import { answerFailure } from './src/http/answer-failure.ts'
import type { AppEnv } from './src/http/app-env.ts'
import { httpsOnly } from './src/http/https-only.ts'
import { missingAsset } from './src/http/public-files.ts'
import { refuseBadRequests } from './src/http/refuse-bad-requests.ts'
import { openJobContext } from './src/jobs/job-context.ts'
import { retryRequests } from './src/jobs/request-queue.ts'
import { PageCache } from './src/rendering/page-cache.ts'
import { pageData } from './src/rendering/page-data.ts'
import { createPages } from './src/rendering/pages.ts'
import { settings } from './src/settings.ts'
import type { Env } from './src/settings-schema.ts'
import { connectData } from './src/sources/connect.ts'

const supabase = connectSupabase(settings)
const cache = new PageCache(settings.dataFreshSeconds * 1000)
const sources = await connectData(settings, supabase, { background: waitUntil, changed: () => cache.clear() })
const { data } = sources
const pages = createPages(cache, data)
const jobServices = { supabase, settings, signer: data.forms.signer }

const app = new Hono<AppEnv>()
if (process.env.NODE_ENV !== 'development') app.use(httpsOnly)
app.use(refuseBadRequests)
app.use(legacyRedirects(table, sources.redirects, (pathname) => cache.has(pathname)))
app.use(pages.kept)
app.all('/assets/*', missingAsset)
app.route('/', callRoutes(supabase))
app.route('/', insightsRoutes(sources.redirects))
app.route('/', formRoutes(jobServices, data))
app.route('/', adminRoutes({ supabase, data, invalidate: sources.invalidate }))
app.get('/_data/*', pageData(data))
app.get('/healthz', healthz(sources))
app.route('/', machineFiles(data))
if (process.env.NODE_ENV === 'development') {
  const { designPage } = await import('./src/endpoints/design/design-page.tsx')
  app.get('/_design', designPage)
}
app.use(redirectsOnceKnown(table, sources.redirects))
app.all('*', pages.any)
app.onError(answerFailure)

export default {
  fetch: app.fetch,
  queue: async (batch, bindings) =>
    batch.queue === 'consent-retry'
      ? (await import('./src/jobs/consent-queue.ts')).retryConsent(batch, supabase, bindings.CONSENT_DEAD)
      : retryRequests(batch, openJobContext(jobServices, bindings)),
  scheduled: async ({ cron }, bindings) =>
    (await import('./src/jobs/schedule.ts')).runSchedule(cron, openJobContext(jobServices, bindings)),
} satisfies Pick<ExportedHandler<Env>, 'queue' | 'scheduled'> & Pick<typeof app, 'fetch'>
