import { scripts } from 'virtual:browser-scripts'
import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { securityHeaders } from '../../http/security-headers.ts'

export const serveViewsScript = serveScript(scripts.views)
export const serveSpeedScript = serveScript(scripts.speed)

/** The name never changes, so it may be cached for an hour and is revalidated after that. */
function serveScript({ text, hash }: { text: string; hash: string }) {
  const headers = {
    ...securityHeaders,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    etag: `"${hash}"`,
  }
  return function serveScript(c: Context<AppEnv>): Response {
    const isKnown = c.req.header('if-none-match')?.includes(headers.etag)
    return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
  }
}
