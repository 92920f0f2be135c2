import { env, waitUntil } from 'cloudflare:workers'
import { Hono } from 'hono'
import { insightsRoutes } from './src/insights/routes.server.ts'
import { legacyRedirects, redirectsOnceKnown } from './src/redirects/middleware.server.ts'
import { legacyRedirects as table } from './src/redirects/table.ts'
import { machineFiles } from './src/seo/machine-files.server.ts'
import { adminRoutes } from './src/server/admin-routes.ts'
import { answerFailure } from './src/server/answer-failure.ts'
import type { AppEnv } from './src/server/app-env.ts'
import { callRoutes } from './src/server/call-routes.ts'
import { connectData } from './src/server/data.ts'
import { openDesk } from './src/server/desk.ts'
import { type Env, parseSettings } from './src/server/env.ts'
import { formRoutes } from './src/server/form-routes.ts'
import { healthz } from './src/server/healthz.ts'
import { PageCache } from './src/server/page-cache.ts'
import { pageData } from './src/server/page-data.ts'
import { createPages } from './src/server/pages.ts'
import { refuseBadRequests } from './src/server/refuse-bad-requests.ts'
import { retryRequests } from './src/server/request-queue.ts'
import type { QueuedBatch } from './src/server/retry-batch.ts'
import { connectSupabase } from './src/server/supabase.ts'

const settings = parseSettings(env)
const supabase = connectSupabase(settings)
const cache = new PageCache(settings.dataFreshSeconds * 1000)
const sources = await connectData(settings, supabase, { background: waitUntil, changed: () => cache.clear() })
const { data } = sources
const pages = createPages(cache, data)
const desk = { supabase, settings, seal: data.forms.seal }

const app = new Hono<AppEnv>()
app.use(legacyRedirects(table, sources.redirects, (pathname) => cache.has(pathname)))
app.use(pages.kept)
app.use(refuseBadRequests)
app.route('/', callRoutes(supabase))
app.route('/', insightsRoutes)
app.route('/', formRoutes(desk, data))
app.route('/', adminRoutes({ supabase, data, invalidate: sources.invalidate }))
app.get('/_data/*', pageData(data))
app.get('/healthz', healthz(sources))
app.route('/', machineFiles(data))
if (process.env.NODE_ENV === 'development') {
  const { designPage } = await import('./src/design/design-page.server.tsx')
  app.get('/_design', designPage)
}
app.use(redirectsOnceKnown(table, sources.redirects))
app.all('*', pages.any)
app.onError(answerFailure)

export default {
  fetch: app.fetch,
  queue: async (batch: QueuedBatch, bindings: Env) =>
    batch.queue === 'consent-retry'
      ? (await import('./src/consent/queue.server.ts')).retryConsent(batch, supabase)
      : retryRequests(batch, openDesk(desk, bindings)),
  scheduled: async () => (await import('./src/server/schedule.ts')).forgetInTime(supabase),
}
