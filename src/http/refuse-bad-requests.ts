import type { MiddlewareHandler } from 'hono'
import { decodePath } from '../features/redirects/normalise.ts'
import { splitLocale } from '../locale.ts'
import type { AppEnv } from './app-env.ts'
import { plainError } from './error-page.ts'
import { splitUrl } from './split-url.ts'

const longestPath = 1024
const longestQuery = 4096

/** Refuses addresses that no link of ours and no honest mistake produces, before anything tries to understand them. */
export const refuseBadRequests: MiddlewareHandler<AppEnv> = async function refuseBadRequests(c, next) {
  const { pathname, search } = splitUrl(c.req.url)
  if (pathname.length > longestPath || search.length > longestQuery) return refuse(414, pathname)
  if (pathname.includes('%')) {
    const decoded = decodePath(pathname)
    if (decoded === null || controlCharacter.test(decoded)) return refuse(400, pathname)
  }
  return next()
}

function refuse(status: 400 | 414, pathname: string): Response {
  return plainError(status, splitLocale(pathname).locale)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for
const controlCharacter = /[\u0000-\u001f\u007f\\]/
