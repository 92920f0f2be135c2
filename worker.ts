import { env, waitUntil } from 'cloudflare:workers'
import { workerBuild } from 'virtual:worker-build'
import type { ExportedHandler } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { accessCookie } from './src/features/admin/account/session-cookies.ts'
import { mayNameOldAddress } from './src/features/redirects/parameters.ts'
import { tableRedirects } from './src/features/redirects/redirect-requests.server.ts'
import { legacyRedirects } from './src/features/redirects/table.ts'
import { addressOf } from './src/http/address-of.ts'
import { respondToFailure } from './src/http/answer-failure.ts'
import type { AppEnv } from './src/http/app-env.ts'
import { onCanonicalHost } from './src/http/canonical-host.ts'
import { once } from './src/http/once.ts'
import { refuseBadRequest } from './src/http/refuse-bad-request.ts'
import { configurationOf } from './src/rendering/cache/configuration-in-key.ts'
import { MemoryCache } from './src/rendering/cache/memory-cache.ts'
import { createPageCache } from './src/rendering/cache/page-cache.ts'
import { SharedCache } from './src/rendering/cache/shared-cache.ts'
import type { Env } from './src/settings-schema.ts'

/**
 * A clinic has few visitors, so most of them meet an isolate that has just started. It contains only what answers
 * an old address or a cached page: everything else is loaded by the first request that needs it.
 */
const memory = new MemoryCache()
const shared = new SharedCache({
  build: workerBuild,
  configuration: configurationOf(env),
  hasDatabase: env.SUPABASE_URL !== undefined,
  background: waitUntil,
  changed: (paths) => memory.forget(paths),
})
const pageCache = createPageCache(memory, shared, async (...page) => (await site()).refresh(...page))
const site = once(async () => (await import('./src/site.ts')).openSite(memory, shared, pageCache))

const tableRedirect = tableRedirects(legacyRedirects)

/** What answers first, in this order. */
async function respond(c: Context<AppEnv>): Promise<Response> {
  return (
    refuseBadRequest(c) ??
    pageCache.fromMemory(c) ??
    (mayNameOldAddress(addressOf(c)) ? await (await site()).redirectByQuery(c) : null) ??
    tableRedirect(c) ??
    (await pageCache.fromDataCentre(c)) ??
    (await site()).fetch(c.req.raw, c.env, c.executionCtx)
  )
}

async function respondSignedIn(c: Context<AppEnv>): Promise<Response> {
  return (await import('./src/endpoints/admin/preview/edit-link.ts')).withEditLink(c, () => respond(c))
}

// The smallest router of Hono: there is one route, and no isolate has to start with the others.
const app = new Hono<AppEnv>()
// One handler: Hono calls it at once, while a chain of middleware costs more than answering an old address.
app.all('*', (c) => {
  const isSignedIn = c.req.header('cookie')?.includes(`${accessCookie}=`)
  const respondHere = () => (isSignedIn ? respondSignedIn(c) : respond(c))
  return process.env.NODE_ENV === 'development' ? respondHere() : onCanonicalHost(c, respondHere)
})
app.onError(respondToFailure)

export default {
  fetch: app.fetch,
  queue: async (batch, env) => (await site()).queue(batch, env),
  scheduled: async (event, env) => (await site()).scheduled(event, env),
} satisfies Pick<ExportedHandler<Env>, 'queue' | 'scheduled'> & Pick<typeof app, 'fetch'>
