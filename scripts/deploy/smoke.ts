import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { legacyRedirects } from '../../src/features/redirects/table.ts'
import { parseJson } from '../../src/http/request-guards.ts'
import { locales } from '../../src/locale.ts'
import { href } from '../../src/routes.ts'

/**
 * What a deployed site lacks. `unseen`: the new build has not answered. `database`: only the database is away, for the
 * version before just as much.
 */
export type Problem = { kind: 'broken' | 'unseen' | 'database'; says: string }

type Patience = { limitMs?: number; pauseMs?: number }

const health = z.object({ status: z.string(), build: z.string(), database: z.string() })

/**
 * Asks a deployed site what must be true of every deployment. A deployment takes a while to be everywhere, and a database
 * may be away for a moment: for those the site is asked again, until the limit has passed.
 */
export async function smokeTest(
  origin: string,
  build: string,
  { limitMs = 90_000, pauseMs = 3_000 }: Patience = {},
): Promise<Problem[]> {
  const end = performance.now() + limitMs
  for (;;) {
    const problems = await askOnce(origin, build).catch((error: unknown): Problem[] => [
      { kind: 'unseen', says: `${origin} does not answer: ${error}` },
    ])
    const mayPass = problems.length > 0 && problems.every(({ kind }) => kind !== 'broken')
    if (!mayPass || performance.now() + pauseMs > end) return problems
    await setTimeout(pauseMs)
  }
}

/** Whether the version before would do better. */
export const isForRollback = (problems: readonly Problem[]): boolean =>
  problems.some(({ kind }) => kind !== 'database')

/** Health, a page in each language, an old address. */
async function askOnce(origin: string, build: string): Promise<Problem[]> {
  const ask = (path: string) =>
    fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })

  const healthz = await ask('/healthz')
  const body = await healthz.text()
  const parsed = health.safeParse(parseJson(body))
  if (parsed.success && parsed.data.build !== build)
    return [{ kind: 'unseen', says: `build ${parsed.data.build} answers, not ${build}` }]
  const problems = parsed.success
    ? databaseProblems(parsed.data.database)
    : [broken(`/healthz answers ${healthz.status} and not what it should: ${body.slice(0, 120)}`)]

  for (const locale of locales) {
    const path = href('home', locale)
    const page = await ask(path)
    const html = await page.text()
    if (page.status !== 200 || !html.includes(`lang="${locale}"`) || !html.includes('</html>'))
      problems.push(broken(`${path} answers ${page.status}, or not a whole page in ${locale}`))
  }

  // A clinic without old addresses has nothing to check here.
  const old = legacyRedirects[0]?.from[0]
  if (old !== undefined) {
    const { status } = await ask(old)
    if (status !== 301) problems.push(broken(`the old address ${old} answers ${status} instead of 301`))
  }
  return problems
}

const broken = (says: string): Problem => ({ kind: 'broken', says })

/** Without settings of a database it is the version that lacks them. */
function databaseProblems(database: string): Problem[] {
  if (database === 'reachable') return []
  return [{ kind: database === 'unreachable' ? 'database' : 'broken', says: `the database is ${database}` }]
}
