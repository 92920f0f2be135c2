import { env, waitUntil } from 'cloudflare:workers'
import { workerBuild } from 'virtual:worker-build'
import type { ExportedHandler } from '@cloudflare/workers-types'
import { type Context, Hono } from 'hono'
import { tableRedirects } from './src/features/redirects/middleware.server.ts'
import { legacyRedirects } from './src/features/redirects/table.ts'
import { answerFailure } from './src/http/answer-failure.ts'
import type { AppEnv } from './src/http/app-env.ts'
import { onCanonicalHost } from './src/http/canonical-host.ts'
import { once } from './src/http/once.ts'
import { refuseBadRequest } from './src/http/refuse-bad-request.ts'
import { createCachedPages } from './src/rendering/cached-pages.ts'
import { PageCache } from './src/rendering/page-cache.ts'
import { SharedPages } from './src/rendering/shared-pages.ts'
import type { Env } from './src/settings-schema.ts'

/**
 * A clinic has few visitors, so most of them meet an isolate that has just started. It contains only what answers
 * an old address or a cached page: everything else is loaded by the first request that needs it.
 */
const cache = new PageCache()
const { SUPABASE_URL, GOOGLE_TAG_ID, TURNSTILE_SITE_KEY, DATA_FRESH_SECONDS } = env
const shared = new SharedPages({
  build: workerBuild,
  configuration: [SUPABASE_URL, GOOGLE_TAG_ID, TURNSTILE_SITE_KEY, DATA_FRESH_SECONDS].join(' '),
  hasDatabase: SUPABASE_URL !== undefined,
  background: waitUntil,
  changed: (paths) => cache.forget(paths),
})
const cachedPages = createCachedPages(cache, shared, async (...page) => (await site()).refresh(...page))
const site = once(async () => (await import('./src/site.ts')).openSite(cache, shared, cachedPages))

const tableRedirect = tableRedirects(legacyRedirects)

/** What answers first, in this order. */
async function answer(c: Context<AppEnv>): Promise<Response> {
  return (
    refuseBadRequest(c) ??
    cachedPages.fromMemory(c) ??
    tableRedirect(c) ??
    (await cachedPages.fromDataCentre(c)) ??
    (await site()).fetch(c.req.raw, c.env, c.executionCtx)
  )
}

async function answerSignedIn(c: Context<AppEnv>): Promise<Response> {
  return (await import('./src/endpoints/admin/edit-link.ts')).withEditLink(c, () => answer(c))
}

const app = new Hono<AppEnv>()
// One handler: Hono calls it at once, while a chain of middleware costs more than answering an old address.
app.all('*', (c) => {
  // Only a signed-in session has such a cookie.
  const isSignedIn = c.req.header('cookie')?.includes('-access=')
  const answerHere = () => (isSignedIn ? answerSignedIn(c) : answer(c))
  return process.env.NODE_ENV === 'development' ? answerHere() : onCanonicalHost(c, answerHere)
})
app.onError(answerFailure)

export default {
  fetch: app.fetch,
  queue: async (batch, env) => (await site()).queue(batch, env),
  scheduled: async (event, env) => (await site()).scheduled(event, env),
} satisfies Pick<ExportedHandler<Env>, 'queue' | 'scheduled'> & Pick<typeof app, 'fetch'>
