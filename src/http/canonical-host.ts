import type { Context } from 'hono'
import { clinic } from '../content/clinic.ts'
import type { AppEnv } from './app-env.ts'
import { isRead } from './is-read.ts'
import { securityHeaders } from './security-headers.ts'

const { hostname: ownHost } = new URL(clinic.origin)
const bareHost = ownHost.replace(/^www\./, '')
/** The same domain with or without `www.`: for a search engine they would be two sites. */
const otherHost = ownHost === bareHost ? `www.${bareHost}` : bareHost

/**
 * Redirects plain HTTP to TLS before anything is answered, and the domain's other name to the canonical one. Other
 * public hosts, such as staging, must not be indexed. A developer's own machine has no certificate and is left
 * alone.
 */
export function onCanonicalHost(
  c: Context<AppEnv>,
  respond: () => Promise<Response>,
): Response | Promise<Response> {
  const { url } = c.req
  if (url.startsWith(`${clinic.origin}/`)) return respond()
  const address = new URL(url)
  if (!isPublicHost(address.hostname)) return respond()
  if (address.protocol === 'http:') {
    address.protocol = 'https:'
    // The port of plain HTTP does not answer TLS.
    address.port = ''
    return redirect(c, address.href)
  }
  if (address.hostname === ownHost) return respond()
  if (address.hostname === otherHost && !isRead(c))
    return redirect(c, clinic.origin + address.pathname + address.search)
  return onOtherHost(c, address, respond)
}

async function onOtherHost(
  c: Context<AppEnv>,
  address: URL,
  respond: () => Promise<Response>,
): Promise<Response> {
  const found = await respond()
  if (address.hostname === otherHost) return redirect(c, clinic.origin + pathInOneHop(found, address))
  const marked = new Response(found.body, found)
  marked.headers.set('x-robots-tag', 'noindex')
  return marked
}

/** An old address leads to its page at once, not to the other host name first. */
function pathInOneHop(response: Response, address: URL): string {
  const location = response.status === 301 ? response.headers.get('location') : null
  return location?.startsWith('/') ? location : address.pathname + address.search
}

/** 308 resubmits a form unchanged. */
function redirect(c: Context<AppEnv>, location: string): Response {
  return new Response(null, {
    status: isRead(c) ? 301 : 308,
    headers: { ...securityHeaders, location, 'cache-control': 'public, max-age=86400' },
  })
}

function isPublicHost(hostname: string): boolean {
  return hostname === bareHost || hostname.endsWith(`.${bareHost}`) || hostname.endsWith('.workers.dev')
}
