import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { splitUrl } from '../http/split-url.ts'
import type { Data } from '../pages/page-server.ts'
import { loadPage } from './load-payload.ts'
import { locate } from './resolve-path.ts'

/** `/_data/<path>?<query>`: what the page at that address is made of, for a browser that has its code already. */
export function pageData(data: Data) {
  return async function pageData(c: Context<AppEnv>): Promise<Response> {
    const { pathname, search } = splitUrl(c.req.url)
    const path = pathname.slice('/_data'.length)
    const { payload, status, cache } = await loadPage(
      locate(path === '/' ? '/' : path.replace(/\/$/, ''), search),
      data,
    )
    const late = Object.entries(payload.props).map(async ([name, value]) => [name, await value] as const)
    const props = Object.fromEntries(await Promise.all(late))
    return Response.json(
      { ...payload, props },
      {
        status,
        headers: {
          ...securityHeaders,
          'cache-control': cache === 'shared' ? 'private, no-cache' : 'no-store',
          'x-robots-tag': 'noindex',
        },
      },
    )
  }
}
