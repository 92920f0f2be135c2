import type { MiddlewareHandler } from 'hono'
import { clientBuild } from '../../build/client-build.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { partOf } from '../../http/byte-range.ts'
import { securityHeaders } from '../../http/security-headers.ts'

/** Icons and other files whose names are fixed by convention. */
export const publicFiles: MiddlewareHandler<AppEnv> = async function publicFiles(c, next) {
  const size = clientBuild.publicFiles.get(c.req.path)
  if (size === undefined) return next()
  const file = await c.env.ASSETS.fetch(c.req.raw)
  const response = new Response(file.body, file)
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
  // Opened on its own, a film is a document that loads the film.
  if (response.headers.get('content-type')?.startsWith('video/'))
    response.headers.set(
      'content-security-policy',
      `${securityHeaders['content-security-policy']}; media-src 'self'`,
    )
  response.headers.set('cache-control', 'public, max-age=86400')
  // The notices are written after the build that would know their size.
  return size === null ? response : partOf(c.req.raw, response, size)
}

/**
 * Existing hashed files never reach the Worker. A missing one may exist a moment later, so the answer is not
 * cached.
 */
export function missingAsset(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
