import type { Context } from 'hono'
import type { Locale } from '../locale.ts'
import { addressOf } from './address-of.ts'
import type { AppEnv } from './app-env.ts'
import { decodePath } from './normalise-path.ts'

const longestPath = 1024
const longestQuery = 4096

/** Refuses addresses that no link of this site and no honest mistake produces, before anything parses them. */
export function refuseBadRequest(c: Context<AppEnv>): Promise<Response> | null {
  const { pathname, search, locale } = addressOf(c)
  if (pathname.length > longestPath || search.length > longestQuery) return refuse(414, locale)
  if (pathname.includes('%')) {
    const decoded = decodePath(pathname)
    if (decoded === null || controlCharacter.test(decoded)) return refuse(400, locale)
  }
  return null
}

async function refuse(status: 400 | 414, locale: Locale): Promise<Response> {
  return (await import('./error-page.ts')).plainError(status, locale)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for
const controlCharacter = /[\u0000-\u001f\u007f\\]/
