import type { Context, MiddlewareHandler } from 'hono'
import { clinic } from '../content/clinic.ts'
import type { AppEnv } from './app-env.ts'
import { securityHeaders } from './security-headers.ts'

const { hostname: ownHost } = new URL(clinic.origin)
const bareHost = ownHost.replace(/^www\./, '')
/** The same domain with `www.`, or without: one site at two addresses would be two to a search engine. */
const otherHost = ownHost === bareHost ? `www.${bareHost}` : bareHost

/**
 * Sends whoever comes by plain HTTP to the same address over TLS, before anything is answered, and who comes by the
 * domain's other name to the one that counts. What answers anywhere else in public, staging for one, is not for search
 * engines. A developer's own machine has no certificate to go to and is left alone.
 */
export const canonicalHost: MiddlewareHandler<AppEnv> = async function canonicalHost(c, next) {
  const { url } = c.req
  if (url.startsWith(`${clinic.origin}/`)) return next()
  const address = new URL(url)
  if (!isPublicHost(address.hostname)) return next()
  if (address.protocol === 'http:') {
    address.protocol = 'https:'
    // The port of plain HTTP answers nothing else.
    address.port = ''
    return redirect(c, address.href)
  }
  if (address.hostname === ownHost) return next()
  if (address.hostname === otherHost)
    return redirect(c, clinic.origin + (await pathInOneHop(c, address, next)))
  await next()
  c.res = new Response(c.res.body, c.res)
  c.res.headers.set('x-robots-tag', 'noindex')
}

/** An old address leads to the living page at once, not to the other name first. */
async function pathInOneHop(c: Context<AppEnv>, address: URL, next: () => Promise<void>): Promise<string> {
  if (isRead(c)) {
    await next()
    const location = c.res.status === 301 ? c.res.headers.get('location') : null
    if (location?.startsWith('/')) return location
  }
  return address.pathname + address.search
}

/** A form is sent again as it is (308). */
function redirect(c: Context<AppEnv>, location: string): Response {
  const answer = new Response(null, {
    status: isRead(c) ? 301 : 308,
    headers: { ...securityHeaders, location, 'cache-control': 'public, max-age=86400' },
  })
  // Of an answer that was made on the way nothing is left, its headers neither.
  c.res = undefined
  return answer
}

function isRead(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

function isPublicHost(hostname: string): boolean {
  return hostname === bareHost || hostname.endsWith(`.${bareHost}`) || hostname.endsWith('.workers.dev')
}
