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
  if (address.hostname === otherHost && !isRead(c))
    return redirect(c, clinic.origin + address.pathname + address.search)
  await next()
  if (address.hostname === otherHost) {
    const answer = redirect(c, clinic.origin + pathInOneHop(c.res, address))
    // Or the headers of what was answered on the way would be kept.
    c.res = undefined
    c.res = answer
    return
  }
  c.res = new Response(c.res.body, c.res)
  c.res.headers.set('x-robots-tag', 'noindex')
}

/** An old address leads to the living page at once, not to the other name first. */
function pathInOneHop(answer: Response, address: URL): string {
  const location = answer.status === 301 ? answer.headers.get('location') : null
  return location?.startsWith('/') ? location : address.pathname + address.search
}

/** A form is sent again as it is (308). */
function redirect(c: Context<AppEnv>, location: string): Response {
  return new Response(null, {
    status: isRead(c) ? 301 : 308,
    headers: { ...securityHeaders, location, 'cache-control': 'public, max-age=86400' },
  })
}

function isRead(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

function isPublicHost(hostname: string): boolean {
  return hostname === bareHost || hostname.endsWith(`.${bareHost}`) || hostname.endsWith('.workers.dev')
}
