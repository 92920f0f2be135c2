import type { MiddlewareHandler } from 'hono'
import { addressOf } from './address-of.ts'
import type { AppEnv } from './app-env.ts'
import { plainError } from './error-page.ts'
import { decodePath } from './normalise-path.ts'

const longestPath = 1024
const longestQuery = 4096

/** Refuses addresses that no link of ours and no honest mistake produces, before anything tries to understand them. */
export const refuseBadRequests: MiddlewareHandler<AppEnv> = async function refuseBadRequests(c, next) {
  const { pathname, search, locale } = addressOf(c)
  if (pathname.length > longestPath || search.length > longestQuery) return plainError(414, locale)
  if (pathname.includes('%')) {
    const decoded = decodePath(pathname)
    if (decoded === null || controlCharacter.test(decoded)) return plainError(400, locale)
  }
  return next()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for
const controlCharacter = /[\u0000-\u001f\u007f\\]/
