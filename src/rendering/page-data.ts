import type { Context } from 'hono'
import { settleProps } from '../deferred.ts'
import type { AppEnv } from '../http/app-env.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { splitUrl } from '../http/split-url.ts'
import type { Data } from '../sources/data.ts'
import { loadPayload } from './load-payload.ts'
import { resolvePath } from './resolve-path.ts'

/** `/_data/<path>?<query>`: what the page at that address is made of, for a browser that has its code already. */
export function pageData(data: Data) {
  return async function pageData(c: Context<AppEnv>): Promise<Response> {
    const { pathname, search } = splitUrl(c.req.url)
    const path = pathname.slice('/_data'.length)
    const { payload, status, cache } = await loadPayload(
      resolvePath(path === '/' ? '/' : path.replace(/\/$/, ''), search),
      data,
    )
    const props = await settleProps(payload.props)
    return Response.json(
      { ...payload, props },
      {
        status,
        headers: {
          ...securityHeaders,
          'cache-control': cache === 'shared' ? 'no-cache' : 'no-store',
          'x-robots-tag': 'noindex',
        },
      },
    )
  }
}
