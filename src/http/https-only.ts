import type { MiddlewareHandler } from 'hono'
import { clinic } from '../content/clinic.ts'
import type { AppEnv } from './app-env.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Redirects plain HTTP to the same address over TLS, before anything is answered. A form is sent again as
 * it is (308). Other hosts, a developer's own machine among them, have no certificate to go to.
 */
export const httpsOnly: MiddlewareHandler<AppEnv> = async function httpsOnly(c, next) {
  const { url, method } = c.req
  if (url.startsWith('https:')) return next()
  const address = new URL(url)
  if (!isPublicHost(address.hostname)) return next()
  address.protocol = 'https:'
  // The port of plain HTTP answers nothing else.
  address.port = ''
  const isRead = method === 'GET' || method === 'HEAD'
  return new Response(null, {
    status: isRead ? 301 : 308,
    headers: { ...securityHeaders, location: address.href, 'cache-control': 'public, max-age=86400' },
  })
}

const domain = new URL(clinic.origin).hostname.replace(/^www\./, '')

function isPublicHost(hostname: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`) || hostname.endsWith('.workers.dev')
}
